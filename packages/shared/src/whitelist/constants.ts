/** Lists for which users can register an email address. */
export const MAIL_LISTS = ['whitelist', 'newsletter'] as const;
export type MailList = (typeof MAIL_LISTS)[number];

/** Maximum length of an email address in characters (RFC 5321). */
export const LIST_EMAIL_MAX = 254;
/** Lifetime of a confirmation link in days, after which an unconfirmed address is deleted. */
export const LIST_CONFIRM_DAYS = 7;
