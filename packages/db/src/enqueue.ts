import type { Queryable } from './database.ts';
import { outbox, type OutboxLane } from './schema/outbox.ts';
import { sql } from 'drizzle-orm';

/** Channel on which the worker hears that the outbox has work. */
export const OUTBOX_WAKE = 'nova_outbox';

/** The one way into the outbox. Call it inside the transaction that accepts the write, so both exist or neither. */
export async function enqueue(
  tx: Queryable,
  row: { lane: OutboxLane; kind: string; operationId: `0x${string}`; payload: Record<string, unknown> },
): Promise<void> {
  const operationId = Buffer.from(row.operationId.slice(2), 'hex');
  // One statement: it is part of every accepted action.
  await tx.execute(sql`
    with queued as (
      insert into ${outbox} (lane, kind, operation_id, payload)
      values (${row.lane}, ${row.kind}, ${operationId}, ${JSON.stringify(row.payload)}::jsonb)
    )
    select pg_notify(${OUTBOX_WAKE}, '')`);
}
