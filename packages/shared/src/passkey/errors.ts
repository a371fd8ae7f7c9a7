/** Error codes of passkeys. */
export const PASSKEY_ERRORS = {
  unknown: 'passkey_unknown',
  taken: 'passkey_taken',
  notOnCurve: 'key_invalid',
  noContracts: 'passkeys_unavailable',
} as const;
