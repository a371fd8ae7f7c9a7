import { marketNfts } from '@nova/db/schema/market';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** What is searched for; undefined where nothing is. */
export type Search =
  | {
      /** True where it may be half of the market: a single letter. */
      readonly isBroad: boolean;
      readonly found: (words: SQLWrapper) => SQL;
    }
  | undefined;

/** The number of a token, or beginnings of words. */
export function toSearch(q: string | undefined): Search {
  const text = q?.trim();
  if (!text) return undefined;
  const number = /^#?(\d{1,15})$/.exec(text)?.[1];
  if (number !== undefined) return { isBroad: false, found: () => eq(marketNfts.tokenId, Number(number)) };
  const words = text.match(/[\p{L}\p{N}]+/gu)?.slice(0, 8) ?? [];
  if (words.length === 0) return { isBroad: false, found: () => sql`false` };
  // Letters and digits only: nothing in them is an operator.
  const wanted = words.map((word) => `${word}:*`).join(' & ');
  return {
    isBroad: words.every((word) => /^.$/u.test(word)),
    found: (searched) => sql`${searched} @@ to_tsquery('simple', ${wanted})`,
  };
}
