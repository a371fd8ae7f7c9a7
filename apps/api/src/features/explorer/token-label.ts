import { tokens } from '@nova/db/schema/token';
import type { TokenLabel } from '@nova/shared/explorer/token-schemas';
import type { InferSelectModel } from 'drizzle-orm';
import type { Hex } from 'viem';
import { isHiddenToken } from '../../http/chain/hidden-tokens.ts';

/** Columns of a token's texts and whether they are hidden, to join to transfers and balances. */
export const tokenNames = {
  kind: tokens.kind,
  name: tokens.name,
  symbol: tokens.symbol,
  decimals: tokens.decimals,
  isHidden: isHiddenToken(tokens.address),
};
type Texts = Pick<InferSelectModel<typeof tokens>, 'name' | 'symbol' | 'decimals'>;
export type TokenNames = Texts & { readonly kind: TokenLabel['standard']; readonly isHidden: boolean };

/**
 * Returns a token's label; a hidden token is labeled only by its address.
 * @param names texts of the token; at least the kind if the token is not indexed yet
 */
export function toTokenLabel(
  address: Hex,
  names: TokenNames | { readonly kind: TokenLabel['standard'] },
): TokenLabel {
  const { kind } = names;
  if (!('isHidden' in names)) return { address, standard: kind, name: null, symbol: null, decimals: null };
  const { name, symbol, decimals, isHidden } = names;
  return isHidden
    ? { address, standard: kind, name: null, symbol: null, decimals, is_hidden: isHidden }
    : { address, standard: kind, name, symbol, decimals };
}
