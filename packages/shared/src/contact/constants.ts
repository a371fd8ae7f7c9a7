/** Topics of a message. */
export const CONTACT_TOPICS = ['wallet', 'presale', 'points', 'security', 'other'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** Maximum lengths of name, address and message in characters. */
export const CONTACT_NAME_MAX = 80;
export const CONTACT_EMAIL_MAX = 200;
export const CONTACT_MESSAGE_MIN = 10;
export const CONTACT_MESSAGE_MAX = 2_000;

/** Minimum time to fill in the form in milliseconds; a faster submission is automated. */
export const CONTACT_LEAST_MS = 3_000;
/** Milliseconds for which a question can be answered. */
export const CONTACT_CHECK_TTL_MS = 2 * 60 * 60 * 1_000;
/** Messages per network (IPv4 /24, IPv6 /56) in 24 hours. */
export const CONTACT_PER_NETWORK = 5;
