/** Codes of tokens; each has the contract's error with the same noun. */
export const TOKEN_ERRORS = {
  /** The name breaks the rules of `isTokenName`. */
  invalidName: 'invalid_token_name',
  /** The symbol breaks the rules of `isTokenSymbol`. */
  invalidSymbol: 'invalid_token_symbol',
  /** The supply is zero or too large. */
  invalidSupply: 'invalid_token_supply',
} as const;
