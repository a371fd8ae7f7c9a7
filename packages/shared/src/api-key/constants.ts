/** Start of every API key. Keys of partners begin with `nova_`. */
export const API_KEY_PREFIX = 'nk_';
/** A key: the prefix and 24 random bytes in base64url. */
export const API_KEY_FORM = /^nk_[A-Za-z0-9_-]{32}$/;
/** Maximum length of a key's name in characters. */
export const API_KEY_NAME_MAX = 50;
/** Keys that an account can have at the same time. */
export const API_KEYS_MAX = 5;
/** How many times as many requests a key may send as an address without one. */
export const API_KEY_RATE_FACTOR = 5;
/** Days that the use of a key is kept and shown. */
export const API_KEY_USE_DAYS = 30;

/** APIs whose requests are counted apart. */
export const API_KINDS = ['rest', 'rpc', 'etherscan', 'blockscout'] as const;
export type ApiKind = (typeof API_KINDS)[number];
