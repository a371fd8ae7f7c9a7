/** Error codes of passkeys. */
export const PASSKEY_ERRORS = {
  unknown: 'passkey_unknown',
  taken: 'passkey_taken',
  notOnCurve: 'key_invalid',
  noContracts: 'passkeys_unavailable',
  accountUnknown: 'passkey_account_unknown',
  notOwner: 'not_an_owner',
} as const;
