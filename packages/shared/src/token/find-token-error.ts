import { TOKEN_MAX_SUPPLY_UNITS } from './constants.ts';
import { resemblesOwnCoin } from './look-alikes.ts';
import { isTokenName, isTokenSymbol } from './names.ts';

export type TokenTextsError = 'missing' | 'name' | 'nameLooksLike' | 'symbol' | 'symbolLooksLike' | 'supply';

/**
 * Name, symbol and supply of a new token. Supply in smallest units; null: missing; undefined: not checked.
 */
export interface TokenTexts {
  readonly name: string;
  readonly symbol: string;
  readonly supply?: bigint | null | undefined;
}

/** Returns the first error in the texts of a new token, or null. */
export function findTokenError({ name, symbol, supply }: TokenTexts): TokenTextsError | null {
  if (name === '' || symbol === '' || supply === null) return 'missing';
  if (!isTokenName(name)) return 'name';
  if (resemblesOwnCoin(name)) return 'nameLooksLike';
  if (!/^[A-Z][A-Z0-9]{1,10}$/.test(symbol)) return 'symbol';
  if (!isTokenSymbol(symbol) || resemblesOwnCoin(symbol)) return 'symbolLooksLike';
  if (supply !== undefined && (supply <= 0n || supply > TOKEN_MAX_SUPPLY_UNITS)) return 'supply';
  return null;
}
