/** What a message can be about. */
export const CONTACT_TOPICS = ['wallet', 'presale', 'points', 'security', 'other'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** Longest name, address and message, in characters. */
export const CONTACT_NAME_MAX = 80;
export const CONTACT_EMAIL_MAX = 200;
export const CONTACT_MESSAGE_MIN = 10;
export const CONTACT_MESSAGE_MAX = 2_000;

/** A form that is back sooner was filled in by a program, in milliseconds. */
export const CONTACT_LEAST_MS = 3_000;
/** How long a question may be answered, in milliseconds. */
export const CONTACT_CHECK_TTL_MS = 2 * 60 * 60 * 1_000;
/** Messages that one network (IPv4 /24, IPv6 /56) may send in 24 hours. */
export const CONTACT_PER_NETWORK = 5;
