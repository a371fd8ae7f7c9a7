/** Key of a referral code in the browser's storage until the code has been used (requirement 102). */
export const PENDING_REFERRAL_KEY = 'pendingReferralCode';
/** Query parameter with a referral code. */
export const REFERRAL_PARAMETER = 'ref';
/** Milliseconds for which the toast about a reported referral is shown (requirement 286). */
export const REFERRAL_TOAST_MS = 5_000;

/**
 * Points for a friend who signs up, for a friend's purchase, and for a share (requirement 273); the chain's
 * catalog is authoritative.
 */
export const REFERRAL_POINTS = 100;
export const REFERRAL_PURCHASE_POINTS = 500;
export const REFERRAL_SHARE_POINTS = 50;

/** Maximum age in hours of a wallet that counts as an invited friend (requirement 307). */
export const REFEREE_NEW_HOURS = 24;
/** Maximum number of friends per network (IPv4 /24, IPv6 /56) in 24 hours, which limits farming. */
export const REFERRALS_PER_NETWORK = 5;
/** Days since a friend's last action on the chain within which the friend counts as active. */
export const REFERRAL_ACTIVE_DAYS = 7;

/** Platforms on which a link can be shared for points, once per UTC day each (requirement 273). */
export const SHARE_PLATFORMS = ['twitter', 'telegram', 'whatsapp'] as const;
export type SharePlatform = (typeof SHARE_PLATFORMS)[number];
