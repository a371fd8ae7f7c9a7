/** Maximum number of PostgreSQL connections for requests. */
export const POOL_SIZE = 20;

/** Maximum number of connections of one API process: one more listens to events. */
export const API_CONNECTIONS = POOL_SIZE + 1;
