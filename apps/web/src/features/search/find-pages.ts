import { listPublicPages, type PageId } from '../../lib/site/page-registry.ts';

export interface FoundPage {
  readonly id: PageId;
  readonly path: string;
}

const MOST = 6;
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/**
 * Returns the pages whose name, title or description contains the text, those with a matching start of the
 * name first. Accents and case are ignored. An empty text returns the first pages of the registry.
 *
 * @param wordsOf returns name, title and description of a page in the reader's language
 */
export function findPages(text: string, wordsOf: (id: PageId) => readonly string[]): readonly FoundPage[] {
  const wanted = fold(text.trim());
  const ranked = listPublicPages().flatMap(({ id, path }) => {
    const words = wordsOf(id).map(fold);
    const rank = words.some((word) => word.startsWith(wanted))
      ? 0
      : words.some((word) => word.includes(wanted))
        ? 1
        : 2;
    return rank === 2 ? [] : [{ id, path, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).slice(0, MOST);
}
