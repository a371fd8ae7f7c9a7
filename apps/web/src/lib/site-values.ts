import type { Language } from './i18n/language.ts';
import { siteFigures, type SiteFigures } from './site-figures.ts';

type RuleText = (
  key: 'common:conversionRule',
  figures: Pick<SiteFigures, 'epPerNac' | 'activeDays'>,
) => string;

/**
 * The site's figures with the sentence that says when Energy Points convert. Every text that mentions a conversion
 * takes the sentence from here, so that no page leaves a condition out.
 */
export function siteValues(language: Language, t: RuleText) {
  const figures = siteFigures(language);
  return { ...figures, conversionRule: t('common:conversionRule', figures) };
}
export type SiteValues = ReturnType<typeof siteValues>;
