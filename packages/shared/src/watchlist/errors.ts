/** Error codes of the watchlist. */
export const WATCH_ERRORS = {
  /** The account watches as many addresses as are allowed. */
  watchLimit: 'watch_limit',
  /** Emails need a confirmed address. */
  needsEmail: 'watch_needs_email',
  /** There is no feed at this address, or it was revoked. */
  feedNotFound: 'feed_not_found',
} as const;
