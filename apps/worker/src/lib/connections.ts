/** Connections that the jobs share for what needs no lock. */
export const POOL_SIZE = 6;

/**
 * How many connections hold a lock when everything is configured: the leader's, and that of each job with a lock of its
 * own.
 */
export const JOBS_MAX = 24;

/** The most connections to PostgreSQL that one worker holds at work; standing by it holds one, and what its figures ask for. */
export const WORKER_CONNECTIONS = POOL_SIZE + JOBS_MAX;
