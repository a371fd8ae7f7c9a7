import type { Client } from 'pg';
import type { JobResult } from './job.ts';

/** Less than a whole batch was there: what comes back at once can wait for company. */
const AGAIN_MS = 1_000;

/**
 * Looks at a queue table by one statement, and works on it only when a row is due.
 * @param rows the table, with a condition where only some of its rows count
 * @param work does some of it; false when the rest can wait a little
 */
export async function inspectQueue(
  client: Client,
  rows: string,
  work: () => Promise<boolean>,
): Promise<JobResult> {
  const dueMs = await findDueMs(client, rows);
  if (dueMs === null) return undefined;
  if (dueMs > 0) return dueMs;
  return (await work()) || AGAIN_MS;
}

/** In how many milliseconds the next row is due; null when there is none. */
async function findDueMs(client: Client, rows: string): Promise<number | null> {
  const answer = await client.query<{ ms: number | null }>(
    `select (extract(epoch from min(next_attempt_at) - now()) * 1000)::float8 as ms from ${rows}`,
  );
  return answer.rows[0]!.ms;
}
