import type { QueryConfig } from 'pg';

/** With the ten seconds that a connection may take, less than the scrape timeout of docs/examples/monitoring. */
const TIMEOUT_MS = 2_000;

/** A query of the metrics, which must be served even while PostgreSQL accepts queries and answers none. */
export const inTime = (text: string): QueryConfig & { query_timeout: number } => ({
  text,
  query_timeout: TIMEOUT_MS,
});
