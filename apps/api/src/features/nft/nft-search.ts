import { marketNfts } from '@nova/db/schema/market';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Search terms; undefined without any. */
export type Search =
  | {
      /** True for a single letter, which can match half of the market. */
      readonly isBroad: boolean;
      readonly found: (words: SQLWrapper) => SQL;
    }
  | undefined;

/** Parses the number of a token, or prefixes of words. */
export function toSearch(q: string | undefined): Search {
  const text = q?.trim();
  if (!text) return undefined;
  const number = /^#?(\d{1,15})$/.exec(text)?.[1];
  if (number !== undefined) return { isBroad: false, found: () => eq(marketNfts.tokenId, Number(number)) };
  const words = text.match(/[\p{L}\p{N}]+/gu)?.slice(0, 8) ?? [];
  if (words.length === 0) return { isBroad: false, found: () => sql`false` };
  // Words contain only letters and digits, so none is an operator.
  const wanted = words.map((word) => `${word}:*`).join(' & ');
  return {
    isBroad: words.every((word) => /^.$/u.test(word)),
    found: (searched) => sql`${searched} @@ to_tsquery('simple', ${wanted})`,
  };
}
