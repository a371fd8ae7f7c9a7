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

/** While a change is on its way: nobody tells when the last old decision has ended. */
const AGAIN_MS = 500;

/**
 * Takes each change a step on: first everybody who may still have decided by the old row is waited for, then what they
 * had accepted is recorded, then the row is changed on the chain, and once it is indexed the key counts again.
 *
 * Whoever accepts an action writes (the account's lock) before it looks for a change. So all that did not see one
 * have a transaction id below the first id that is free after the change was committed: the barrier.
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

// Done on the chain, and read from there: the same row that decides is the one that was wanted.
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
