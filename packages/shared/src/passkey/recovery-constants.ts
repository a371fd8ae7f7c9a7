/** Seconds between the start and the completion of a recovery, in which an owner can cancel it. */
export const RECOVERY_DELAY_SECONDS = 3 * 86_400;

/** Hours in which guardians can sign a recovery after it was created. */
export const RECOVERY_DEADLINE_HOURS = 48;
