/** Connections that the jobs share for what needs no lock. */
export const POOL_SIZE = 3;

/** How many jobs a worker has when everything is configured; each holds the connection that holds its lock. */
export const JOBS_MAX = 23;

/** The most connections to PostgreSQL that one worker holds, standing by or at work. */
export const WORKER_CONNECTIONS = POOL_SIZE + JOBS_MAX;
