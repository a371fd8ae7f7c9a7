import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { OUTBOX_WAKE } from './enqueue.ts';

/**
 * Queues a failed operation again: it is signed anew, and the contract refuses its id where it was done after all. The
 * one change of the outbox that is not the worker's, of rows that the worker has given up.
 * @returns why it had failed; null when it is not failed
 */
export async function retryFailed(
  tx: Queryable,
  id: number,
): Promise<{ readonly lastError: string | null } | null> {
  const { rows } = await tx.execute<{ last_error: string | null; lane: string }>(sql`
    update app.outbox set status = 'queued', attempts = 0, signer = null, nonce = null, raw_transaction = null,
      transaction_hash = null, gas_price = null
    where id = ${id} and status = 'failed' returning last_error, lane`);
  const [row] = rows;
  if (!row) return null;
  await tx.execute(sql`select pg_notify(${OUTBOX_WAKE}, ${row.lane})`);
  return { lastError: row.last_error };
}
