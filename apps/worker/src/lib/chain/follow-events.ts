import type { Database, Transaction } from '@nova/db/database';
import { isDatabaseAway } from '@nova/db/database-away';
import type { LockKey } from '@nova/db/locks';
import { chainCursors, chainEventRetries } from '@nova/db/schema/admin';
import type { Logger } from '@nova/runtime/logger';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { EventFollower, EventPosition, EventRange } from './event-follower.ts';
import { dueRetries, noteRetry, deferEvent, writeCursor } from './event-retries.ts';

interface Services {
  readonly db: Database;
  readonly logger: Logger;
}

/**
 * An idle cursor is advanced once it is this many blocks behind; the blocks in between contain no relevant
 * events.
 */
const SKIPPED_BLOCKS = 500;
const LAST_INDEX = 0x7fff_ffff;
/** Position before all events. */
const START: EventPosition = { blockNumber: 0, logIndex: -1 };

/**
 * Processes events in chain order. Cursor and writes share one transaction, so each event counts once. An
 * event that cannot be applied is postponed and retried separately with increasing delays; only events with
 * the same subject wait for it.
 * @returns A function that processes all available events and returns their number. While the index is
 * unchanged and no retry is due, it runs a single query.
 */
export function createEventFollower<Event extends EventPosition>(
  services: Services,
  follower: EventFollower<Event>,
): () => Promise<number> {
  /** Block up to which every event has been processed. */
  let seenUpTo: number | null = null;
  return async () => {
    const { final, from, isDue } = await readStanding(services.db, follower);
    if (isDue) await applyDue(services, follower);
    if (final === seenUpTo) return 0;
    // Most blocks contain no event, which a single query finds out without a transaction and its lock.
    const hasEvents = (await follower.read(services.db, from, { final, limit: 1 })).length > 0;
    if (!hasEvents && final - from.blockNumber < SKIPPED_BLOCKS) {
      seenUpTo = final;
      return 0;
    }
    let seen = 0;
    for (;;) {
      const step = await followNext(services, follower, final);
      // Another process follows and may not reach the end.
      if (step === null) return seen;
      seen += step.count;
      if (step.isLast) break;
    }
    seenUpTo = final;
    return seen;
  };
}

interface Standing {
  /** Newest block that the engine will not revert; −1 while the index is empty. */
  readonly final: number;
  /** Position of the last processed event. */
  readonly from: EventPosition;
  /** True if a postponed event is due. */
  readonly isDue: boolean;
}

interface StandingRow extends Record<string, unknown> {
  readonly head: string | null;
  readonly block_number: string | null;
  readonly log_index: number | null;
  readonly is_due: boolean;
}

async function readStanding<Event extends EventPosition>(
  db: Database,
  { cursor, confirmations }: EventFollower<Event>,
): Promise<Standing> {
  const { rows } = await db.execute<StandingRow>(sql`
    select (select block_number from chain.sync_state) as head, position.block_number, position.log_index,
      exists (select from app.chain_event_retries where cursor = ${cursor} and next_attempt_at <= now()) as is_due
    from (values (1)) one left join app.chain_cursors position on position.name = ${cursor}`);
  const { head, block_number: block, log_index: logIndex, is_due: isDue } = rows[0]!;
  return {
    final: head === null ? -1 : Number(head) - confirmations,
    from: block === null ? START : { blockNumber: Number(block), logIndex: logIndex! },
    isDue,
  };
}

/** Result of one transaction. */
interface Step {
  /** Number of processed events. */
  readonly count: number;
  /** True if no event is left to process. */
  readonly isLast: boolean;
}

/** @returns null while another process follows. */
async function followNext<Event extends EventPosition>(
  { db, logger }: Services,
  follower: EventFollower<Event>,
  final: number,
): Promise<Step | null> {
  const isElsewhere = (error: unknown) => isDatabaseAway(error) || follower.isElsewhere?.(error) === true;
  try {
    return await db.transaction((tx) => applyNext(tx, follower, { final, limit: follower.batch }));
  } catch (error) {
    if (isElsewhere(error)) throw error;
    logger.warn({ err: error, cursor: follower.cursor }, 'events are applied one by one');
  }
  const range = { final, limit: 1 };
  try {
    return await db.transaction((tx) => applyNext(tx, follower, range));
  } catch (error) {
    if (isElsewhere(error)) throw error;
    logger.error({ err: error, cursor: follower.cursor }, 'an event could not be applied and was set aside');
    return db.transaction(async (tx) => {
      const next = await readNext(tx, follower, range);
      for (const event of next?.events ?? []) await deferEvent(tx, follower, event, String(error));
      return next && { count: next.events.length, isLast: next.isLast };
    });
  }
}

async function applyNext<Event extends EventPosition>(
  tx: Transaction,
  follower: EventFollower<Event>,
  range: EventRange,
): Promise<Step | null> {
  const next = await readNext(tx, follower, range);
  if (next === null) return null;
  const { events, from, isLast } = next;
  const last = events.at(-1);
  if (!last) {
    if (range.final - from.blockNumber >= SKIPPED_BLOCKS)
      await writeCursor(tx, follower.cursor, { blockNumber: range.final, logIndex: LAST_INDEX });
    return { count: 0, isLast };
  }
  const waiting = await readSubjects(tx, follower.cursor);
  const waits = (event: Event) => waiting.has(follower.subjectOf(event) ?? '');
  const free = events.filter((event) => !waits(event));
  if (free.length > 0) await follower.apply(tx, free);
  for (const event of events.filter(waits)) await deferEvent(tx, follower, event, null);
  await writeCursor(tx, follower.cursor, last);
  return { count: events.length, isLast };
}

/** Returns null while another process follows. */
async function readNext<Event extends EventPosition>(
  tx: Transaction,
  follower: EventFollower<Event>,
  range: EventRange,
): Promise<{ events: readonly Event[]; from: EventPosition; isLast: boolean } | null> {
  if (!(await acquireLock(tx, follower.lock))) return null;
  const [cursor] = await tx.select().from(chainCursors).where(eq(chainCursors.name, follower.cursor));
  const from = cursor ?? START;
  const events = await follower.read(tx, from, range);
  const end = events.findIndex((event) => follower.endsBatch?.(event) === true);
  const next = end < 0 ? events : events.slice(0, end + 1);
  return { events: next, from, isLast: events.length < range.limit && next.length === events.length };
}

/** Retries postponed events that are due, each in its own transaction. */
async function applyDue<Event extends EventPosition>(
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
        if (!(await acquireLock(tx, follower.lock))) return;
        const [still] = await tx.delete(chainEventRetries).where(isIt).returning();
        if (!still) return;
        const [event] = await follower.read(
          tx,
          { ...row, logIndex: row.logIndex - 1 },
          { final: row.blockNumber, limit: 1 },
        );
        if (event?.blockNumber !== row.blockNumber || event.logIndex !== row.logIndex)
          throw new Error('the event is not in the index');
        await follower.apply(tx, [event]);
      });
    } catch (error) {
      logger.error(
        { err: error, cursor: follower.cursor, ...row },
        'an event that was set aside could not be applied',
      );
      await noteRetry(db, follower.cursor, row, String(error));
    }
  }
}

async function acquireLock(tx: Transaction, lock: LockKey): Promise<boolean> {
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
