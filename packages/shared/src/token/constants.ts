/** The longest name of a created token, in UTF-8 bytes. */
export const TOKEN_NAME_MAX_BYTES = 31;
export const TOKEN_SYMBOL_MIN_LENGTH = 2;
export const TOKEN_SYMBOL_MAX_LENGTH = 11;
/** Symbols of this chain's coins, and what looks like them, are refused. */
export const RESERVED_TOKEN_SYMBOLS: readonly string[] = ['NAC', 'WNAC', 'EP', 'USDT'];
/** Decimals of every created token. */
export const CREATED_TOKEN_DECIMALS = 18;
/** The largest supply, in smallest units. */
export const TOKEN_MAX_SUPPLY_UNITS = 2n ** 128n - 1n;
/** The longest address of a token's description, in UTF-8 bytes. */
export const TOKEN_CONTRACT_URI_MAX_BYTES = 512;
