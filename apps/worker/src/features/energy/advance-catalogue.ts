import type { Database } from '@nova/db/database';
import { enqueue } from '@nova/db/enqueue';
import { catalogueChanges } from '@nova/db/schema/admin';
import { actionTypes } from '@nova/db/schema/explorer';
import { outbox } from '@nova/db/schema/outbox';
import { RECORD_ACTION, SET_ACTION_TYPE } from '@nova/shared/energy/record-action';
import { and, eq, sql } from 'drizzle-orm';
import type { JobResult } from '../../lib/jobs/job.ts';
import type { RowRunner } from '../../lib/jobs/row-runner.ts';

type Change = typeof catalogueChanges.$inferSelect;

/**
 * Interval while a change is pending, because no event signals the end of the last decision under the old
 * row.
 */
const AGAIN_MS = 500;

/**
 * Advances each change by one step: wait for every transaction that may have decided under the old row,
 * then for the actions it accepted to be recorded, then change the row on the chain, and reactivate the key
 * once the change is indexed.
 *
 * Accepting an action writes (the account's lock) before it looks for a pending change. Every transaction
 * that missed the change therefore has a transaction ID below the first ID unassigned when the change was
 * committed: the barrier.
 */
export async function advanceCatalogueChanges(db: Database, rows: RowRunner): Promise<JobResult> {
  const changes = await db.select().from(catalogueChanges);
  await rows.run(
    'change',
    changes,
    ({ operationId }) => operationId,
    (change) => advance(db, change),
  );
  return changes.length > 0 && AGAIN_MS;
}

async function advance(db: Database, change: Change): Promise<void> {
  const isThis = eq(catalogueChanges.operationId, change.operationId);
  if (change.barrier === null) {
    const barrier = sql`pg_snapshot_xmax(pg_current_snapshot())::text::bigint`;
    await db.update(catalogueChanges).set({ barrier }).where(isThis);
    return;
  }
  if (change.enqueuedAt === null) {
    if (await hasOldActions(db, change)) return;
    await db.transaction(async (tx) => {
      const [mine] = await tx
        .update(catalogueChanges)
        .set({ enqueuedAt: new Date() })
        .where(and(isThis, sql`${catalogueChanges.enqueuedAt} is null`))
        .returning({ key: catalogueChanges.actionKey });
      if (!mine) return;
      const { actionKey, wanted, operationId } = change;
      const payload = { actionKey, ...wanted };
      await enqueue(tx, { lane: 'curation', kind: SET_ACTION_TYPE, operationId, payload });
    });
    return;
  }
  if (await isOnChain(db, change)) await db.delete(catalogueChanges).where(isThis);
}

async function hasOldActions(db: Database, { barrier, actionKey }: Change): Promise<boolean> {
  const { rows } = await db.execute<{ is_running: boolean; is_open: boolean }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint < ${barrier} as is_running,
      exists (
        select 1 from app.outbox
        where status in ('queued', 'signed') and kind = ${RECORD_ACTION} and payload->>'actionKey' = ${actionKey}
      ) as is_open`);
  return rows[0]!.is_running || rows[0]!.is_open;
}

// The change is complete when the indexed row, which also decides about actions, equals the requested one.
async function isOnChain(db: Database, { operationId, actionKey, wanted }: Change): Promise<boolean> {
  const [row] = await db
    .select({ status: outbox.status })
    .from(outbox)
    .where(eq(outbox.operationId, operationId));
  const [type] = await db.select().from(actionTypes).where(eq(actionTypes.actionKey, actionKey));
  if (row?.status === 'failed') return true;
  return (
    row?.status === 'done' &&
    type?.points === wanted.points &&
    type.cooldownSeconds === wanted.cooldownSeconds &&
    type.dailyCap === wanted.dailyCap &&
    type.lifetimeCap === wanted.lifetimeCap &&
    type.source === wanted.source &&
    type.isActive === wanted.isActive
  );
}
