import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { OUTBOX_WAKE } from './enqueue.ts';

/**
 * Queues a failed operation again: it is signed anew, and the contract refuses its id where it was done after all. The
 * one change of the outbox that is not the worker's, of rows that the worker has given up; a function of the database
 * makes it, since the api may change no row of the outbox.
 * @returns why it had failed; null when it is not failed
 */
export async function retryFailed(
  tx: Queryable,
  id: number,
): Promise<{ readonly lastError: string | null } | null> {
  const { rows } = await tx.execute<{ last_error: string | null; lane: string }>(sql`
    select last_error, lane from app.retry_failed_operation(${id})`);
  const [row] = rows;
  if (!row) return null;
  await tx.execute(sql`select pg_notify(${OUTBOX_WAKE}, ${row.lane})`);
  return { lastError: row.last_error };
}
