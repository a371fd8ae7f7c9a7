/** Error codes of the API for partner applications. */
export const PARTNER_ERRORS = {
  keyInvalid: 'api_key_invalid',
  scopeMissing: 'scope_missing',
  /** The action key does not belong to this partner. */
  notYourAction: 'not_your_action',
  /** No account has this wallet. */
  walletUnknown: 'wallet_unknown',
  idempotencyMissing: 'idempotency_key_missing',
} as const;
