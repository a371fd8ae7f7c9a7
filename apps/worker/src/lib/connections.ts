/** Connections shared by jobs for queries that need no lock. */
export const POOL_SIZE = 6;

/**
 * Milliseconds after which an unanswered query of a shared connection fails. Statements over whole tables, and
 * those that wait while a migration builds an index, need minutes; from a quarter of an hour on, the alert
 * `TransactionOpen` reports them. Connections that hold a lock have no limit: their jobs delete and sum up any
 * number of rows.
 */
export const QUERY_TIMEOUT_MS = 15 * 60_000;

/** Maximum number of connections that hold a lock: the leader's, and one per job with its own lock. */
export const JOBS_MAX = 24;

/**
 * Maximum number of PostgreSQL connections of the active worker. A standby uses one, plus those its metrics
 * need.
 */
export const WORKER_CONNECTIONS = POOL_SIZE + JOBS_MAX;
