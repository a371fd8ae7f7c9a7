/** Owners of the treasury's multi-signature (SPEC §1). */
export const SAFE_OWNERS = 5;
/** How many of them must sign. */
export const SAFE_THRESHOLD = 3;
