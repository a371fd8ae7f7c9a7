/** Seconds between the start and the completion of a recovery, in which an owner can cancel it. */
export const RECOVERY_DELAY_SECONDS = 3 * 86_400;

/** Hours in which guardians can sign a recovery after it was created. */
export const RECOVERY_DEADLINE_HOURS = 48;

/** Days for which a recovery is kept after its guardians could no longer sign. */
export const RECOVERY_RETENTION_DAYS = 30;

/** Minutes between two emails with a link for the same recovery. */
export const RECOVERY_MAIL_INTERVAL_MINUTES = 60;
