import type { Language } from '@nova/shared/language/language';
import type { Translate } from '../i18n/translate.ts';
import { siteStats } from './site-stats.ts';

/**
 * Returns the site's numbers with the sentence about when Energy Points can be converted. Every text about
 * conversions uses this sentence, so that no page omits a condition.
 */
export function siteValues(language: Language, t: Translate<'site'>) {
  const stats = siteStats(language);
  return { ...stats, conversionRule: t('conversionRule', stats) };
}
export type SiteValues = ReturnType<typeof siteValues>;
