/** Error codes of API keys. */
export const API_KEY_ERRORS = {
  /** A request has a key that does not exist or was revoked. */
  unknown: 'api_key_unknown',
  /** The account has as many keys as it may have. */
  tooMany: 'api_key_limit',
  /** The account has no such key. */
  notFound: 'api_key_not_found',
} as const;
