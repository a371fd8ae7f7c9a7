import { sql, type SQL } from 'drizzle-orm';
import type { TokenStandard } from '@nova/shared/explorer/list-queries';
import { isHiddenToken } from '../../http/chain/hidden-tokens.ts';
import { toChecksum } from './bytes.ts';
import type { TokenInfo } from './schemas/parts.ts';

/** Columns of a token in a raw row, joined as `k`. */
export interface TokenRow extends Record<string, unknown> {
  readonly token: Buffer;
  readonly kind: TokenStandard;
  readonly name: string | null;
  readonly symbol: string | null;
  readonly decimals: number | null;
  readonly total_supply: string | null;
  readonly holder_count: number | null;
  readonly is_hidden: boolean;
}

/** Columns of `TokenRow` except `token` and `kind`, which the joined row itself contains. */
export const TOKEN_COLUMNS: SQL = sql`k.name, k.symbol, k.decimals, k.total_supply::text as total_supply, k.holder_count,
  ${isHiddenToken(sql`k.address`)} as is_hidden`;

/** Converts a row to a token. Of a hidden token, the texts are omitted. */
export function toTokenInfo(row: TokenRow): TokenInfo {
  const address = toChecksum(row.token);
  const holders = String(row.holder_count ?? 0);
  return {
    address_hash: address,
    address,
    name: row.is_hidden ? null : row.name,
    symbol: row.is_hidden ? null : row.symbol,
    decimals: row.decimals === null ? null : String(row.decimals),
    type: toTokenType(row.kind),
    total_supply: row.total_supply,
    holders_count: holders,
    holders,
    icon_url: null,
    exchange_rate: null,
    volume_24h: null,
    circulating_market_cap: null,
    reputation: row.is_hidden ? 'scam' : 'ok',
  };
}

const TOKEN_TYPES = { erc20: 'ERC-20', erc721: 'ERC-721', erc1155: 'ERC-1155' } as const;

export function toTokenType(kind: TokenRow['kind']): TokenInfo['type'] {
  return TOKEN_TYPES[kind];
}

/**
 * Returns the condition for tokens of these standards: none if no requested one is indexed, all without a
 * filter.
 */
export function isOfKind(column: SQL, kinds: readonly TokenRow['kind'][] | undefined): SQL {
  if (kinds === undefined) return sql`true`;
  if (kinds.length === 0) return sql`false`;
  const values = kinds.map((kind) => sql`${kind}`);
  return sql`${column} in (${sql.join(values, sql`, `)})`;
}
