import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { siteValues, type SiteValues } from './site-values.ts';

/** Returns the values of the site's texts in the language of the page. */
export function useSiteValues(): SiteValues {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return siteValues(language, t);
}
