/** The lists that people put their email address on. */
export const MAIL_LISTS = ['whitelist', 'newsletter'] as const;
export type MailList = (typeof MAIL_LISTS)[number];

/** Longest email address, in characters (RFC 5321). */
export const LIST_EMAIL_MAX = 254;
/** How long the mailed link that confirms works; an address that nobody confirmed is forgotten with it. Days. */
export const LIST_CONFIRM_DAYS = 7;
