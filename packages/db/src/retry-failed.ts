import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { OUTBOX_WAKE } from './enqueue.ts';

/**
 * Queues a failed operation again: it is signed again, and if it succeeded after all, the contract rejects
 * its ID. This is the only change of the outbox outside the worker, limited to rows that the worker abandoned.
 * A database function performs it, because the api may not update the outbox.
 * @returns why it had failed; null if it is not failed
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
