import type { Queryable, Transaction } from '@nova/db/database';
import { maintenances } from '@nova/db/schema/status';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { STATUS_ERRORS } from '@nova/shared/status/errors';
import type { Maintenance, PlanMaintenance } from '@nova/shared/status/schemas';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { toWireTime } from '../../http/clock.ts';

type Row = typeof maintenances.$inferSelect;
const MOST = 20;

/**
 * Lists current and announced maintenance, earliest first.
 * @param now milliseconds since 1970
 */
export async function listMaintenances(db: Queryable, now: number): Promise<Maintenance[]> {
  const rows = await db
    .select()
    .from(maintenances)
    .where(and(gt(maintenances.endsAt, new Date(now)), isNull(maintenances.cancelledAt)))
    .orderBy(asc(maintenances.startsAt), asc(maintenances.id))
    .limit(MOST);
  return rows.map((row) => describe(row, now));
}

/** Announces maintenance. */
export async function planMaintenance(
  tx: Transaction,
  wanted: PlanMaintenance,
  now: number,
): Promise<Maintenance> {
  if (Date.parse(wanted.ends_at) <= now) {
    throw new AppError(COMMON_ERRORS.invalidInput, { message: 'ends_at must be in the future.' });
  }
  const { title, text, services } = wanted;
  const [row] = await tx
    .insert(maintenances)
    .values({ title, text, services, startsAt: new Date(wanted.starts_at), endsAt: new Date(wanted.ends_at) })
    .returning();
  return describe(row!, now);
}

/**
 * Cancels announced maintenance, or ends it early.
 * @returns the announcement
 * @throws AppError `not_found`, `maintenance_over`
 */
export async function cancelMaintenance(tx: Transaction, id: number, now: number): Promise<Maintenance> {
  const [row] = await tx.select().from(maintenances).where(eq(maintenances.id, id)).for('update');
  if (!row) throw new AppError(COMMON_ERRORS.notFound, { message: 'Maintenance not found. Check its ID.' });
  if (row.cancelledAt !== null || row.endsAt.getTime() <= now) {
    throw new AppError(STATUS_ERRORS.maintenanceOver, { message: 'This maintenance has already ended.' });
  }
  await tx
    .update(maintenances)
    .set({ cancelledAt: new Date(now) })
    .where(eq(maintenances.id, id));
  return describe(row, now);
}

function describe(row: Row, now: number): Maintenance {
  return {
    id: row.id,
    title: row.title,
    text: row.text,
    services: row.services,
    starts_at: toWireTime(row.startsAt),
    ends_at: toWireTime(row.endsAt),
    is_under_way: row.startsAt.getTime() <= now,
  };
}
