/** Kinds of transfers that a watched address can report. */
export const WATCHED_ASSETS = ['nac', 'token', 'nft'] as const;
export type WatchedAsset = (typeof WATCHED_ASSETS)[number];
