import type { Client } from 'pg';
import type { JobResult } from './job.ts';

/** Delay in milliseconds after an incomplete batch, so that rows due soon can be processed together. */
const AGAIN_MS = 1_000;

/**
 * Checks a queue table with one statement, and starts work only when a row is due.
 * @param rows The table, with a condition if only some of its rows count.
 * @param work Processes some rows; false if the rest can wait a little.
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

/** Returns the milliseconds until the next row is due, or null if there is none. */
async function findDueMs(client: Client, rows: string): Promise<number | null> {
  const answer = await client.query<{ ms: number | null }>(
    `select (extract(epoch from min(next_attempt_at) - now()) * 1000)::float8 as ms from ${rows}`,
  );
  return answer.rows[0]!.ms;
}
