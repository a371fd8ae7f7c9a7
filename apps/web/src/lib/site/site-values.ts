import type { Language } from '../i18n/language.ts';
import type { Translate } from '../i18n/translate.ts';
import { siteStats } from './site-stats.ts';

/**
 * The site's figures with the sentence that says when Energy Points convert. Every text that mentions a conversion
 * takes the sentence from here, so that no page leaves a condition out.
 */
export function siteValues(language: Language, t: Translate<'common'>) {
  const stats = siteStats(language);
  return { ...stats, conversionRule: t('conversionRule', stats) };
}
export type SiteValues = ReturnType<typeof siteValues>;
