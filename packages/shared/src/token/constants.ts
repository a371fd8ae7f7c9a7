/** Maximum length of a created token's name in UTF-8 bytes. */
export const TOKEN_NAME_MAX_BYTES = 31;
export const TOKEN_SYMBOL_MIN_LENGTH = 2;
export const TOKEN_SYMBOL_MAX_LENGTH = 11;
/** Symbols of this chain's coins, which are refused along with their look-alikes. */
export const RESERVED_TOKEN_SYMBOLS: readonly string[] = ['NAC', 'WNAC', 'EP', 'USDT'];
/** Decimals of every created token. */
export const CREATED_TOKEN_DECIMALS = 18;
/** Maximum supply in smallest units. */
export const TOKEN_MAX_SUPPLY_UNITS = 2n ** 128n - 1n;
/** Names of this chain's coins in the form of `foldConfusables`; a token with a similar name is refused. */
export const RESERVED_TOKEN_NAMES: readonly string[] = [
  'NAC',
  'WNAC',
  'EP',
  'USDT',
  'NOVA',
  'NOVAACTIONCOIN',
  'NOVACOIN',
  'WRAPPEDNAC',
  'TETHER',
  'TETHERUSD',
  'USDTETHER',
  'ENERGYPOINTS',
];
/** Maximum size of a logo (requirements 164 and 272). */
export const TOKEN_LOGO_MAX_BYTES = 5 * 1024 * 1024;
/** Maximum length of a token's texts in characters. */
export const TOKEN_DESCRIPTION_MAX_CHARS = 1_000;
export const TOKEN_LINK_MAX_CHARS = 200;
/** Reports per account in 24 hours. */
export const TOKEN_REPORTS_PER_DAY = 20;
export const TOKEN_REPORT_MAX_CHARS = 500;
/** Tokens that an account without a wallet can create in 24 hours. */
export const TOKEN_ORDERS_PER_DAY = 3;
/** Messages of the creation page (requirements 165 and 235). */
export const TOKEN_FIELDS_MISSING = 'Please fill in all fields';
export const TOKEN_LOGIN_REQUIRED = 'Login required';
export const TOKEN_LOGO_TOO_LARGE = 'Logo must be maximum 5MB';
