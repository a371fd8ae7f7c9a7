/** Connections shared by jobs for queries that need no lock. */
export const POOL_SIZE = 6;

/** Maximum number of connections that hold a lock: the leader's, and one per job with its own lock. */
export const JOBS_MAX = 24;

/**
 * Maximum number of PostgreSQL connections of the active worker. A standby uses one, plus those its metrics
 * need.
 */
export const WORKER_CONNECTIONS = POOL_SIZE + JOBS_MAX;
