import { tokens } from '@nova/db/schema/token';
import type { TokenLabel } from '@nova/shared/explorer/token-schemas';
import type { InferSelectModel } from 'drizzle-orm';

type Hex = `0x${string}`;

/** What a token calls itself, to be joined to what moved. */
export const tokenNames = {
  kind: tokens.kind,
  name: tokens.name,
  symbol: tokens.symbol,
  decimals: tokens.decimals,
};
export type TokenNames = Pick<InferSelectModel<typeof tokens>, keyof typeof tokenNames>;

/** @param names of a token that is not known yet at least its kind */
export function toTokenLabel(
  address: Hex,
  { kind, name, symbol, decimals }: Pick<TokenNames, 'kind'> & Partial<TokenNames>,
): TokenLabel {
  return {
    address,
    standard: kind,
    name: name ?? null,
    symbol: symbol ?? null,
    decimals: decimals ?? null,
  };
}
