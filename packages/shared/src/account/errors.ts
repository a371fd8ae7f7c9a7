/** Codes of sessions. `refresh_reused` means the whole session family was revoked. */
export const ACCOUNT_ERRORS = {
  refreshInvalid: 'refresh_invalid',
  refreshReused: 'refresh_reused',
} as const;
