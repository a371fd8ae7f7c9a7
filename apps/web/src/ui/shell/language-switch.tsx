import { Link, useLocation } from 'react-router';
import { localizePath, LANGUAGES, type PerLanguage } from '@nova/shared/language/language';
import { useLanguage } from '../../lib/i18n/use-language.ts';

/** A language is always named in itself. */
export const LANGUAGE_NAMES: PerLanguage<string> = { en: 'English', de: 'Deutsch' };

/** Links to this page in the other languages. */
export function LanguageSwitch() {
  const { language } = useLanguage();
  const { pathname, search, hash } = useLocation();
  return LANGUAGES.filter((each) => each !== language).map((other) => (
    <Link key={other} to={localizePath(pathname, other) + search + hash} lang={other} hrefLang={other}>
      {LANGUAGE_NAMES[other]}
    </Link>
  ));
}
