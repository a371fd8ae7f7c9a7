import type { Translate } from '../../lib/i18n/translate.ts';
import type { SiteFigures } from '../../lib/site/site-figures.ts';
import { DECK_LISTS, type DeckListId } from './slides.ts';

/** The lines of a list slide, the same on the page and on paper. */
export function listDeckTexts(
  id: DeckListId,
  t: Translate<'pitchdeck'>,
  figures: SiteFigures,
): readonly string[] {
  const lines: readonly string[] = DECK_LISTS[id];
  return lines.map((line) => t(`${id}.${line}` as `risks.${(typeof DECK_LISTS)['risks'][number]}`, figures));
}
