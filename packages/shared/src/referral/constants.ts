/** Key of a referral code in the browser's storage until the code has been used (requirement 102). */
export const PENDING_REFERRAL_KEY = 'pendingReferralCode';
/** Query parameter that carries a code. */
export const REFERRAL_PARAMETER = 'ref';
/** How long the toast about a reported referral is shown, in milliseconds (requirement 286). */
export const REFERRAL_TOAST_MS = 5_000;

/** Points for a friend who signs up, for a friend's purchase, and for a share (requirement 273); the chain's catalogue counts. */
export const REFERRAL_POINTS = 100;
export const REFERRAL_PURCHASE_POINTS = 500;
export const REFERRAL_SHARE_POINTS = 50;

/** A wallet counts as a friend brought only while it is new, in hours (requirement 307). */
export const REFEREE_NEW_HOURS = 24;
/** Friends that count per network (IPv4 /24, IPv6 /56) and 24 hours: more come from a farm, not from friends. */
export const REFERRALS_PER_NETWORK = 5;
/** A friend is active who did something on chain within these days. */
export const REFERRAL_ACTIVE_DAYS = 7;

/** Where a link can be shared for points, each once per UTC day (requirement 273). */
export const SHARE_PLATFORMS = ['twitter', 'telegram', 'whatsapp'] as const;
export type SharePlatform = (typeof SHARE_PLATFORMS)[number];
