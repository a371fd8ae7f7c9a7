import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { outbox, type OutboxLane } from './schema/outbox.ts';

/**
 * Channel that notifies the worker of new outbox rows. The payload is the lane; an empty one means any lane.
 */
export const OUTBOX_WAKE = 'nova_outbox';

/** An accepted chain write. */
export interface OutboxEntry {
  readonly lane: OutboxLane;
  readonly kind: string;
  readonly operationId: `0x${string}`;
  readonly payload: Record<string, unknown>;
}

/**
 * Adds a row to the outbox; the only way to do so. Call it inside the transaction that accepts the write, so
 * that both are committed or neither.
 */
export async function enqueue(tx: Queryable, row: OutboxEntry): Promise<void> {
  const operationId = Buffer.from(row.operationId.slice(2), 'hex');
  // One statement, because it is part of every accepted action.
  await tx.execute(sql`
    with queued as (
      insert into ${outbox} (lane, kind, operation_id, payload)
      values (${row.lane}, ${row.kind}, ${operationId}, ${JSON.stringify(row.payload)}::jsonb)
    )
    select pg_notify(${OUTBOX_WAKE}, ${row.lane})`);
}

/** Adds several rows of one lane and kind in order. */
export async function enqueueAll(
  tx: Queryable,
  { lane, kind }: Pick<OutboxEntry, 'lane' | 'kind'>,
  rows: readonly Pick<OutboxEntry, 'operationId' | 'payload'>[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = sql.param(rows.map((row) => `\\x${row.operationId.slice(2)}`));
  const payloads = sql.param(rows.map((row) => JSON.stringify(row.payload)));
  await tx.execute(sql`
    with queued as (
      insert into ${outbox} (lane, kind, operation_id, payload)
      select ${lane}, ${kind}, given.id, given.payload::jsonb
      from unnest(${ids}::bytea[], ${payloads}::text[]) with ordinality as given (id, payload, place)
      order by given.place
    )
    select pg_notify(${OUTBOX_WAKE}, ${lane})`);
}
