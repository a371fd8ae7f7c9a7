import type { Queryable } from '@nova/db/database';
import { outbox } from '@nova/db/schema/outbox';
import type { OutboxLaneState, OutboxRow, outboxQuerySchema } from '@nova/shared/admin/lists';
import type { Page } from '@nova/shared/pagination';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { toWireTime } from '../../http/clock.ts';
import { readColumnPage } from '../../http/requests/column-page.ts';
import { toPage } from '../../http/requests/page-cursor.ts';

type OutboxQuery = z.output<typeof outboxQuerySchema>;

/** Lists operations of the server, newest first. */
export async function listOutbox(db: Queryable, query: OutboxQuery): Promise<Page<OutboxRow>> {
  const { start, isAfter, order } = readColumnPage(query.cursor, outbox.id);
  const rows = await db
    .select()
    .from(outbox)
    .where(and(isAfter, isLane(query.lane), isStatus(query.status)))
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.id]);
  return {
    ...page,
    items: page.items.map((row) => ({
      id: row.id,
      lane: row.lane,
      kind: row.kind,
      status: row.status,
      operation_id: row.operationId,
      transaction_hash: row.transactionHash,
      block_number: row.blockNumber,
      attempts: row.attempts,
      last_error: row.lastError,
      created_at: toWireTime(row.createdAt),
      done_at: row.doneAt && toWireTime(row.doneAt),
    })),
  };
}

// Written as literals so that PostgreSQL uses the partial indexes of the few rows that are not done.
const STATUS: Readonly<Record<OutboxRow['status'], SQL>> = {
  queued: sql`${outbox.status} = 'queued' and ${outbox.status} not in ('done', 'refused')`,
  signed: sql`${outbox.status} = 'signed' and ${outbox.status} not in ('done', 'refused')`,
  failed: sql`${outbox.status} = 'failed' and ${outbox.status} not in ('done', 'refused')`,
  refused: sql`${outbox.status} = 'refused'`,
  done: sql`${outbox.status} = 'done'`,
};
const isStatus = (status: OutboxRow['status'] | undefined) => (status ? STATUS[status] : undefined);

// The redundant condition makes PostgreSQL use the partial index of the lanes with few rows.
function isLane(lane: OutboxRow['lane'] | undefined): SQL | undefined {
  if (lane === undefined || lane === 'actions') return lane && eq(outbox.lane, lane);
  return and(eq(outbox.lane, lane), sql`${outbox.lane} <> 'actions'`);
}

/** Counts waiting and failed operations by lane. */
export async function readLanes(db: Queryable): Promise<OutboxLaneState[]> {
  const { rows } = await db.execute<{
    lane: OutboxLaneState['lane'];
    waiting: number;
    failed: number;
    oldest_at: Date | null;
  }>(sql`
    select lane, count(*) filter (where status <> 'failed')::int as waiting,
      count(*) filter (where status = 'failed')::int as failed,
      min(created_at) filter (where status <> 'failed') as oldest_at
    from app.outbox where status not in ('done', 'refused') group by lane order by lane`);
  return rows.map(({ lane, waiting, failed, oldest_at: oldest }) => ({
    lane,
    waiting,
    failed,
    oldest_at: oldest && toWireTime(new Date(oldest)),
  }));
}
