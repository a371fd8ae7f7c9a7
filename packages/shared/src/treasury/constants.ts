/** Number of owners of the treasury's multisig (requirement 29). */
export const SAFE_OWNERS = 5;
/** Number of owners who must sign. */
export const SAFE_THRESHOLD = 3;
/** Delay of an irreversible call in public before the Safe may execute it. */
export const TIMELOCK_DELAY_SECONDS = 2 * 86_400;
