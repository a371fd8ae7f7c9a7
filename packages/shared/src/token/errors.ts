/** Error codes of tokens; the first three match the contract's error with the same noun. */
export const TOKEN_ERRORS = {
  /** The name breaks the rules of `isTokenName`, or looks like a coin of this chain. */
  invalidName: 'invalid_token_name',
  /** The symbol breaks the rules of `isTokenSymbol`. */
  invalidSymbol: 'invalid_token_symbol',
  /** The supply is zero or too large. */
  invalidSupply: 'invalid_token_supply',
  /** Name, symbol or supply is missing: 'Please fill in all fields'. */
  fieldsMissing: 'token_fields_missing',
  /** Viewing or creating tokens needs a session: 'Login required'. */
  loginRequired: 'token_login_required',
  /** The account has a wallet, which must create the token itself. */
  walletPresent: 'token_wallet_present',
  /** The account has reached its daily limit of tokens; `details.nextAt`. */
  orderLimit: 'token_order_limit',
  /** The account's last token is not created yet. */
  orderOpen: 'token_order_open',
  /** The address is not a token of our factory. */
  notFound: 'created_token_not_found',
  /** One of Nova's own contracts, which can be neither reported nor hidden. */
  isOurs: 'token_is_ours',
} as const;
