/** Kinds of transfers that a watched address can report. */
export const WATCHED_ASSETS = ['nac', 'token', 'nft'] as const;
export type WatchedAsset = (typeof WATCHED_ASSETS)[number];

/** Maximum number of addresses that an account can watch. */
export const WATCHED_MAX = 50;
/** Maximum number of entries of the feed. */
export const WATCH_FEED_LENGTH = 50;
/** Days after which a transfer at a watched address leaves the feed. */
export const WATCH_EVENT_RETENTION_DAYS = 30;
/** Minimum milliseconds between two emails about one address. */
export const WATCH_MAIL_INTERVAL_MS = 3_600_000;
