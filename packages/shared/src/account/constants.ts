/** Shortest password; length is what makes one strong (NIST SP 800-63B), so nothing else is demanded of it. */
export const PASSWORD_MIN_LENGTH = 10;
/** Longest password. A passphrase fits; a megabyte to keep the hash busy does not. */
export const PASSWORD_MAX_LENGTH = 200;

/** How long a mailed link works, in seconds. */
export const CONFIRMATION_TTL_SECONDS = 24 * 60 * 60;
export const PASSWORD_RESET_TTL_SECONDS = 60 * 60;
export const EMAIL_CHANGE_TTL_SECONDS = 24 * 60 * 60;

/** An account that nobody confirmed is forgotten after this many days; its address is free again. */
export const UNCONFIRMED_KEPT_DAYS = 7;

/** Days that a session lives without being refreshed. */
export const SESSION_DAYS = 30;
/** Days that a letter is kept after it was written, for the question whether it was sent. */
export const MAIL_KEPT_DAYS = 30;

/** What must be typed to delete an account. */
export const DELETE_ACCOUNT_WORD = 'DELETE';
