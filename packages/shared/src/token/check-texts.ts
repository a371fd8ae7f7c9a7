import { AppError } from '../errors.ts';
import { TOKEN_FIELDS_MISSING } from './constants.ts';
import { TOKEN_ERRORS } from './errors.ts';
import { findTokenError, type TokenTexts, type TokenTextsError } from './find-token-error.ts';

const REFUSALS: Readonly<Record<TokenTextsError, readonly [code: string, message: string]>> = {
  missing: [TOKEN_ERRORS.fieldsMissing, TOKEN_FIELDS_MISSING],
  name: [TOKEN_ERRORS.invalidName, 'Use a name of 1 to 31 bytes without invisible characters.'],
  nameLooksLike: [
    TOKEN_ERRORS.invalidName,
    'This name is too similar to a coin of this chain. Choose another.',
  ],
  symbol: [
    TOKEN_ERRORS.invalidSymbol,
    'Use a symbol of 2 to 11 uppercase letters and digits, starting with a letter.',
  ],
  symbolLooksLike: [
    TOKEN_ERRORS.invalidSymbol,
    'This symbol is too similar to a coin of this chain. Choose another.',
  ],
  supply: [TOKEN_ERRORS.invalidSupply, 'The supply must be more than 0 and less than 2^128 smallest units.'],
};

/**
 * Checks name, symbol and supply of a new token.
 * @throws AppError `token_fields_missing`, `invalid_token_name`, `invalid_token_symbol`,
 * `invalid_token_supply`
 */
export function checkTokenTexts(values: TokenTexts): void {
  const error = findTokenError(values);
  if (error === null) return;
  const [code, message] = REFUSALS[error];
  throw new AppError(code, { message });
}
