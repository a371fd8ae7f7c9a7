import type { Translate } from '../../lib/i18n/translate.ts';
import type { SiteStats } from '../../lib/site/site-stats.ts';
import { DECK_LISTS, type DeckListId } from './slides.ts';

/** Returns the lines of a list slide, for page and PDF. */
export function listDeckTexts(
  id: DeckListId,
  t: Translate<'pitchdeck'>,
  stats: SiteStats,
): readonly string[] {
  switch (id) {
    case 'why':
      return DECK_LISTS.why.map((line) => t(`why.${line}`));
    case 'market':
      return DECK_LISTS.market.map((line) => t(`market.${line}`));
    case 'business':
      return DECK_LISTS.business.map((line) => t(`business.${line}`, stats));
    case 'keyRoles':
      return DECK_LISTS.keyRoles.map((line) => t(`keyRoles.${line}`, stats));
    case 'risks':
      return DECK_LISTS.risks.map((line) => t(`risks.${line}`));
    default:
      return DECK_LISTS.ask.map((line) => t(`ask.${line}`));
  }
}
