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
/** Names of this chain's coins as `foldLook` writes them; a token with a name that looks like one is refused. */
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
/** The largest logo (requirements 164 and 272). */
export const TOKEN_LOGO_MAX_BYTES = 5 * 1024 * 1024;
/** What a person may write about a token, in characters. */
export const TOKEN_DESCRIPTION_MAX_CHARS = 1_000;
export const TOKEN_LINK_MAX_CHARS = 200;
/** Reports of one account in 24 hours. */
export const TOKEN_REPORTS_PER_DAY = 20;
export const TOKEN_REPORT_MAX_CHARS = 500;
/** Tokens that an account without a wallet can create in 24 hours. */
export const TOKEN_ORDERS_PER_DAY = 3;
/** What creating says (requirements 165 and 235). */
export const TOKEN_FIELDS_MISSING = 'Please fill in all fields';
export const TOKEN_LOGIN_REQUIRED = 'Login required';
export const TOKEN_LOGO_TOO_LARGE = 'Logo must be maximum 5MB';
