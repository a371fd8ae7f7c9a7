import type { Database, Transaction } from '@nova/db/database';
import type { LockKey } from '@nova/db/locks';
import { chainCursors, chainEventRetries } from '@nova/db/schema/admin';
import type { Logger } from '@nova/runtime/logger';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { EventFollower, EventPlace } from './event-follower.ts';
import { dueRetries, noteRetry, putAside, writeCursor } from './event-retries.ts';

interface Services {
  readonly db: Database;
  readonly logger: Logger;
}

/**
 * Carries events of the chain on, in its order. Cursor and writes are one transaction, so each event counts once. An
 * event that cannot be applied is put aside and tried again by itself, later each time: only events about the same
 * subject wait for it.
 * @returns how many events were looked at
 */
export async function followEvents<Event extends EventPlace>(
  services: Services,
  follower: EventFollower<Event>,
): Promise<number> {
  await applyDue(services, follower);
  let seen = 0;
  for (;;) {
    const count = await followNext(services, follower);
    seen += count;
    if (count === 0) return seen;
  }
}

async function followNext<Event extends EventPlace>(
  { db, logger }: Services,
  follower: EventFollower<Event>,
): Promise<number> {
  try {
    return await db.transaction((tx) => applyNext(tx, follower, follower.batch));
  } catch (error) {
    logger.warn({ err: error, cursor: follower.cursor }, 'events are applied one by one');
  }
  try {
    return await db.transaction((tx) => applyNext(tx, follower, 1));
  } catch (error) {
    logger.error({ err: error, cursor: follower.cursor }, 'an event could not be applied and is put aside');
    return db.transaction(async (tx) => {
      const next = await readNext(tx, follower, 1);
      for (const event of next) await putAside(tx, follower, event, String(error));
      return next.length;
    });
  }
}

async function applyNext<Event extends EventPlace>(
  tx: Transaction,
  follower: EventFollower<Event>,
  limit: number,
): Promise<number> {
  const events = await readNext(tx, follower, limit);
  const last = events.at(-1);
  if (!last) return 0;
  const waiting = await readSubjects(tx, follower.cursor);
  const waits = (event: Event) => waiting.has(follower.subjectOf(event) ?? '');
  const free = events.filter((event) => !waits(event));
  if (free.length > 0) await follower.apply(tx, free);
  for (const event of events.filter(waits)) await putAside(tx, follower, event, null);
  await writeCursor(tx, follower.cursor, last);
  return events.length;
}

/** Nothing while another process follows. */
async function readNext<Event extends EventPlace>(
  tx: Transaction,
  follower: EventFollower<Event>,
  limit: number,
): Promise<readonly Event[]> {
  if (!(await takeLock(tx, follower.lock))) return [];
  const [cursor] = await tx.select().from(chainCursors).where(eq(chainCursors.name, follower.cursor));
  return follower.read(tx, cursor ?? { blockNumber: 0, logIndex: -1 }, limit);
}

/** Tries again what was put aside and is due, each in a transaction of its own. */
async function applyDue<Event extends EventPlace>(
  { db, logger }: Services,
  follower: EventFollower<Event>,
): Promise<void> {
  for (const row of await dueRetries(db, follower.cursor)) {
    const isIt = and(
      eq(chainEventRetries.cursor, follower.cursor),
      eq(chainEventRetries.blockNumber, row.blockNumber),
      eq(chainEventRetries.logIndex, row.logIndex),
    );
    try {
      await db.transaction(async (tx) => {
        if (!(await takeLock(tx, follower.lock))) return;
        const [still] = await tx.delete(chainEventRetries).where(isIt).returning();
        if (!still) return;
        const [event] = await follower.read(tx, { ...row, logIndex: row.logIndex - 1 }, 1);
        if (event?.blockNumber !== row.blockNumber || event.logIndex !== row.logIndex)
          throw new Error('the event is not in the index');
        await follower.apply(tx, [event]);
      });
    } catch (error) {
      logger.error(
        { err: error, cursor: follower.cursor, ...row },
        'an event put aside could not be applied',
      );
      await noteRetry(db, follower.cursor, row, String(error));
    }
  }
}

async function takeLock(tx: Transaction, lock: LockKey): Promise<boolean> {
  const { rows } = await tx.execute<{ is_ours: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lock}) as is_ours`,
  );
  return rows[0]!.is_ours;
}

async function readSubjects(tx: Transaction, cursor: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectDistinct({ subject: chainEventRetries.subject })
    .from(chainEventRetries)
    .where(and(eq(chainEventRetries.cursor, cursor), isNotNull(chainEventRetries.subject)))
    .orderBy(asc(chainEventRetries.subject));
  return new Set(rows.map(({ subject }) => subject!));
}
