import type { Queryable } from '@nova/db/database';
import { addressLabels } from '@nova/db/schema/labels';
import { tokens } from '@nova/db/schema/token';
import { SEARCH_MATCHES_MAX } from '@nova/shared/explorer/constants';
import type { SearchMatch, SearchResult } from '@nova/shared/explorer/search-schemas';
import { and, asc, not, sql, type SQL } from 'drizzle-orm';
import { isLabelPrefix } from '../../../http/chain/address-labels.ts';
import { isHiddenToken } from '../../../http/chain/hidden-tokens.ts';
import { readContractNames } from '../contract-names.ts';

/** Maximum number of candidates per index, so many tokens with the same prefix cost no more. */
const CANDIDATES_MAX = 200;
/** Longest prefix compared; stored names are not much longer. */
const NAME_MAX = 64;

/**
 * Finds product contracts, labeled addresses and tokens whose name, label or symbol starts with a text: exact
 * matches first, then by holders. Hidden tokens are not found.
 */
export async function searchNames(db: Queryable, text: string): Promise<SearchResult> {
  const needle = text.slice(0, NAME_MAX).toLowerCase();
  // PostgreSQL text cannot contain NUL, so no name does.
  if (needle === '' || needle.includes('\0')) return { kind: 'none' };
  const [contracts, found, labeled] = await Promise.all([
    findContracts(db, needle),
    findTokens(db, needle),
    findLabeled(db, needle),
  ]);
  const matches: SearchMatch[] = [];
  for (const match of [...contracts, ...labeled, ...found])
    if (!matches.some(({ address }) => address === match.address)) matches.push(match);
  return matches.length === 0
    ? { kind: 'none' }
    : { kind: 'names', matches: matches.slice(0, SEARCH_MATCHES_MAX) };
}

async function findContracts(db: Queryable, needle: string): Promise<SearchMatch[]> {
  const names = await readContractNames(db);
  return [...names]
    .filter(([, name]) => name.toLowerCase().startsWith(needle))
    .map(([address, name]) => ({ kind: 'contract', address, name, symbol: null, standard: null }));
}

/** Finds addresses by their public label, as many as are shown at most. */
async function findLabeled(db: Queryable, needle: string): Promise<SearchMatch[]> {
  const rows = await db
    .select({ address: addressLabels.address, name: addressLabels.name })
    .from(addressLabels)
    .where(isLabelPrefix(needle))
    .orderBy(asc(sql`lower(${addressLabels.name})`), asc(addressLabels.address))
    .limit(SEARCH_MATCHES_MAX);
  return rows.map(({ address, name }) => ({ kind: 'address', address, name, symbol: null, standard: null }));
}

async function findTokens(db: Queryable, needle: string): Promise<SearchMatch[]> {
  const pattern = `${needle.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const beginning = (column: SQL) =>
    db
      .select({
        address: tokens.address,
        name: tokens.name,
        symbol: tokens.symbol,
        kind: tokens.kind,
        holderCount: tokens.holderCount,
      })
      .from(tokens)
      .where(and(sql`${column} like ${pattern}`, not(isHiddenToken(tokens.address))))
      .limit(CANDIDATES_MAX);
  const [bySymbol, byName] = await Promise.all([
    beginning(sql`lower(${tokens.symbol})`),
    beginning(sql`lower(${tokens.name})`),
  ]);
  const rows = new Map([...bySymbol, ...byName].map((row) => [row.address, row]));
  const isExact = (row: { name: string | null; symbol: string | null }) =>
    row.symbol?.toLowerCase() === needle || row.name?.toLowerCase() === needle;
  return [...rows.values()]
    .toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)) || b.holderCount - a.holderCount)
    .map(({ address, name, symbol, kind }) => ({ kind: 'token', address, name, symbol, standard: kind }));
}
