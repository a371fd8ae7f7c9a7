/** Owners of the treasury's multi-signature (requirement 29). */
export const SAFE_OWNERS = 5;
/** How many of them must sign. */
export const SAFE_THRESHOLD = 3;
/** How long a call that cannot be taken back waits in public before anybody may execute it. */
export const TIMELOCK_DELAY_SECONDS = 2 * 86_400;
