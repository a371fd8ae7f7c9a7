/** The most connections to PostgreSQL that answer requests. */
export const POOL_SIZE = 20;

/** The most that one api holds: one more listens to events. */
export const API_CONNECTIONS = POOL_SIZE + 1;
