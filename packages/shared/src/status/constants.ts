/** How often the services are checked, in milliseconds. Source: requirement 285. */
export const STATUS_CHECK_EVERY_MS = 30_000;

/** How long a check waits for an answer, in milliseconds. Source: requirement 285. */
export const STATUS_CHECK_TIMEOUT_MS = 1_000;

/** UTC days, today's included, whose checks are kept and count towards the uptime. */
export const STATUS_DAYS = 90;

/** What is checked: the chain's node, by asking for its height. */
export const CHAIN_SERVICE = 'chain';

/** Checks that the latency line of the status page shows: half an hour of them. */
export const STATUS_RECENT_CHECKS = 60;

/** How many rounds of checks may be missing before the status is unknown. */
export const STATUS_STALE_CHECKS = 3;
