/** How long a simulated purchase takes, and after what time a confirmation is looked at (SPEC §9), in milliseconds. */
export const SIMULATED_PURCHASE_MS = 3_000;
export const CONFIRMATION_CHECK_MS = 5_000;
