import { AppError } from '../errors.ts';
import { TOKEN_FIELDS_MISSING, TOKEN_MAX_SUPPLY_UNITS } from './constants.ts';
import { TOKEN_ERRORS } from './errors.ts';
import { looksLikeOurCoin } from './look-alikes.ts';
import { isTokenName, isTokenSymbol } from './names.ts';

export type TokenWordsFault = 'missing' | 'name' | 'nameLooksLike' | 'symbol' | 'symbolLooksLike' | 'supply';

/** What is wrong with the words of a new token, null if nothing. Supply in smallest units; undefined: not looked at. */
export function findTokenFault(words: {
  readonly name: string;
  readonly symbol: string;
  readonly supply?: bigint | null | undefined;
}): TokenWordsFault | null {
  const { name, symbol, supply } = words;
  if (name === '' || symbol === '' || supply === null) return 'missing';
  if (!isTokenName(name)) return 'name';
  if (looksLikeOurCoin(name)) return 'nameLooksLike';
  if (!/^[A-Z][A-Z0-9]{1,10}$/.test(symbol)) return 'symbol';
  if (!isTokenSymbol(symbol) || looksLikeOurCoin(symbol)) return 'symbolLooksLike';
  if (supply !== undefined && (supply <= 0n || supply > TOKEN_MAX_SUPPLY_UNITS)) return 'supply';
  return null;
}

const REFUSALS: Readonly<Record<TokenWordsFault, readonly [code: string, message: string]>> = {
  missing: [TOKEN_ERRORS.fieldsMissing, TOKEN_FIELDS_MISSING],
  name: [TOKEN_ERRORS.invalidName, 'A name has 1 to 31 bytes and nothing that does not show.'],
  nameLooksLike: [TOKEN_ERRORS.invalidName, 'This name could be taken for a coin of this chain.'],
  symbol: [TOKEN_ERRORS.invalidSymbol, 'A symbol has 2 to 11 capitals and digits and begins with a letter.'],
  symbolLooksLike: [TOKEN_ERRORS.invalidSymbol, 'This symbol could be taken for a coin of this chain.'],
  supply: [TOKEN_ERRORS.invalidSupply, 'The supply must be more than 0 and less than 2^128 smallest units.'],
};

/** @throws AppError `token_fields_missing`, `invalid_token_name`, `invalid_token_symbol`, `invalid_token_supply` */
export function checkTokenWords(words: Parameters<typeof findTokenFault>[0]): void {
  const fault = findTokenFault(words);
  if (fault === null) return;
  const [code, message] = REFUSALS[fault];
  throw new AppError(code, { message });
}
