import type { Queryable, Transaction } from '@nova/db/database';
import { incidents, incidentUpdates } from '@nova/db/schema/status';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { Page, PageQuery } from '@nova/shared/pagination';
import { STATUS_ERRORS } from '@nova/shared/status/errors';
import {
  INCIDENT_STATUSES,
  type Incident,
  type IncidentStatus,
  type OpenIncident,
  type LocalizedText,
} from '@nova/shared/status/schemas';
import { desc, eq, inArray, isNull } from 'drizzle-orm';
import { toWireTime } from '../../http/clock.ts';
import { readColumnPage } from '../../http/requests/column-page.ts';
import { toPage } from '../../http/requests/page-cursor.ts';

type IncidentRow = typeof incidents.$inferSelect;
/** Maximum number of open incidents; more would be parts of one incident. */
const MOST_OPEN = 20;

/** Lists incidents that are not resolved, newest first. */
export async function listOpenIncidents(db: Queryable): Promise<Incident[]> {
  const rows = await db
    .select()
    .from(incidents)
    .where(isNull(incidents.resolvedAt))
    .orderBy(desc(incidents.id))
    .limit(MOST_OPEN);
  return withUpdates(db, rows);
}

/** Lists all incidents, newest first. */
export async function listIncidents(db: Queryable, query: PageQuery): Promise<Page<Incident>> {
  const { start, isAfter, order } = readColumnPage(query.cursor, incidents.id);
  const rows = await db
    .select()
    .from(incidents)
    .where(isAfter)
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.id]);
  return { ...page, items: await withUpdates(db, page.items) };
}

/** Publishes an incident that starts now. */
export async function openIncident(tx: Transaction, wanted: OpenIncident, now: number): Promise<Incident> {
  const { title, services, status, text } = wanted;
  const startedAt = new Date(now);
  const [row] = await tx.insert(incidents).values({ title, services, status, startedAt }).returning();
  await tx.insert(incidentUpdates).values({ incidentId: row!.id, at: startedAt, status, text });
  return (await withUpdates(tx, [row!]))[0]!;
}

/**
 * Adds an update to an incident, which moves to `status` or keeps its status.
 * @returns the incident before and after
 * @throws AppError `not_found`, `incident_resolved`, `incident_backwards`
 */
export async function addIncidentUpdate(
  tx: Transaction,
  id: number,
  update: { readonly status: IncidentStatus; readonly text: LocalizedText },
  now: number,
): Promise<{ before: Incident; after: Incident }> {
  const [row] = await tx.select().from(incidents).where(eq(incidents.id, id)).for('update');
  if (!row) throw new AppError(COMMON_ERRORS.notFound, { message: 'Incident not found. Check its ID.' });
  const [before] = await withUpdates(tx, [row]);
  const { status, text } = update;
  refuseStep(row.status, status);
  const at = new Date(now);
  await tx.insert(incidentUpdates).values({ incidentId: id, at, status, text });
  const resolvedAt = status === 'resolved' ? at : null;
  const [changed] = await tx
    .update(incidents)
    .set({ status, resolvedAt })
    .where(eq(incidents.id, id))
    .returning();
  return { before: before!, after: (await withUpdates(tx, [changed!]))[0]! };
}

function refuseStep(from: IncidentStatus, to: IncidentStatus): void {
  if (from === 'resolved') {
    throw new AppError(STATUS_ERRORS.incidentResolved, {
      message: 'This incident is resolved. Please open a new one.',
    });
  }
  if (INCIDENT_STATUSES.indexOf(to) < INCIDENT_STATUSES.indexOf(from)) {
    throw new AppError(STATUS_ERRORS.incidentBackwards, {
      message: `An incident that is ${from} can't go back to ${to}. Choose a later stage.`,
    });
  }
}

async function withUpdates(db: Queryable, rows: readonly IncidentRow[]): Promise<Incident[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const updates = await db
    .select()
    .from(incidentUpdates)
    .where(inArray(incidentUpdates.incidentId, ids))
    .orderBy(desc(incidentUpdates.id));
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    services: row.services,
    status: row.status,
    started_at: toWireTime(row.startedAt),
    resolved_at: row.resolvedAt && toWireTime(row.resolvedAt),
    updates: updates
      .filter(({ incidentId }) => incidentId === row.id)
      .map(({ at, status, text }) => ({ at: toWireTime(at), status, text })),
  }));
}
