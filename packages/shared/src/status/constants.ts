/** Milliseconds between two checks of the services. Source: requirement 285. */
export const STATUS_CHECK_EVERY_MS = 30_000;

/** Timeout of a check in milliseconds. Source: requirement 285. */
export const STATUS_CHECK_TIMEOUT_MS = 1_000;

/** Number of UTC days, including today, whose checks are kept and count towards the uptime. */
export const STATUS_DAYS = 90;

/** The check of the chain's node, which requests its height. */
export const CHAIN_SERVICE = 'chain';

/** Number of checks in the latency line of the status page: half an hour. */
export const STATUS_RECENT_CHECKS = 60;

/** Number of missed rounds of checks after which the status is unknown. */
export const STATUS_STALE_CHECKS = 3;

/** Shortest time in milliseconds without an expected block after which the chain counts as stopped. */
export const CHAIN_STOPPED_AFTER_MS = 15_000;

/** Number of newest blocks that show how the chain's engine creates blocks. */
export const CHAIN_RECENT_BLOCKS = 50;
