/**
 * Minimum password length. Length makes a password strong (NIST SP 800-63B), so there are no other
 * requirements.
 */
export const PASSWORD_MIN_LENGTH = 10;
/**
 * Maximum password length: enough for a passphrase, but not for a megabyte that keeps the hash function
 * busy.
 */
export const PASSWORD_MAX_LENGTH = 200;

/** Lifetime of a mailed link in seconds. */
export const CONFIRMATION_TTL_SECONDS = 24 * 60 * 60;
export const PASSWORD_RESET_TTL_SECONDS = 60 * 60;
export const EMAIL_CHANGE_TTL_SECONDS = 24 * 60 * 60;

/** Days after which an unconfirmed account is deleted; its address is then available again. */
export const UNCONFIRMED_RETENTION_DAYS = 7;

/** Days that a session lasts without being refreshed. */
export const SESSION_DAYS = 30;
/** Days that an email is kept after it was queued, to answer whether it was sent. */
export const MAIL_RETENTION_DAYS = 30;

/** Word to type to confirm the deletion of an account. */
export const DELETE_ACCOUNT_WORD = 'DELETE';
