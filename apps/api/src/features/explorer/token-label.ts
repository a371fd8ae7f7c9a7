import type { Queryable } from '@nova/db/database';
import { tokens } from '@nova/db/schema/token';
import type { TokenLabel } from '@nova/shared/explorer/token-schemas';
import type { InferSelectModel } from 'drizzle-orm';
import { inArray } from 'drizzle-orm';

type Hex = `0x${string}`;
type TokenRow = Pick<InferSelectModel<typeof tokens>, 'address' | 'kind' | 'name' | 'symbol' | 'decimals'>;

export function toTokenLabel({ address, kind, name, symbol, decimals }: TokenRow): TokenLabel {
  return { address, standard: kind, name, symbol, decimals };
}

/** What some tokens are called, by address. */
export async function readTokenLabels(
  db: Queryable,
  addresses: readonly Hex[],
): Promise<ReadonlyMap<Hex, TokenLabel>> {
  if (addresses.length === 0) return new Map();
  const rows = await db
    .select({
      address: tokens.address,
      kind: tokens.kind,
      name: tokens.name,
      symbol: tokens.symbol,
      decimals: tokens.decimals,
    })
    .from(tokens)
    .where(inArray(tokens.address, [...new Set(addresses)]));
  return new Map(rows.map((row) => [row.address, toTokenLabel(row)]));
}
