import { tokens } from '@nova/db/schema/token';
import type { TokenLabel } from '@nova/shared/explorer/token-schemas';
import type { InferSelectModel } from 'drizzle-orm';
import type { Hex } from 'viem';
import { isHiddenToken } from '../../http/chain/hidden-tokens.ts';

/** What a token calls itself, and whether that is shown: to be joined to what moved. */
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
 * A token as it is named everywhere: a hidden one by its address alone.
 * @param names of a token that is not known yet at least its kind
 */
export function toTokenLabel(
  address: Hex,
  names: TokenNames | { readonly kind: TokenLabel['standard'] },
): TokenLabel {
  const { kind } = names;
  if (!('isHidden' in names)) return { address, standard: kind, name: null, symbol: null, decimals: null };
  const { name, symbol, decimals, isHidden } = names;
  return isHidden
    ? { address, standard: kind, name: null, symbol: null, decimals, isHidden }
    : { address, standard: kind, name, symbol, decimals };
}
