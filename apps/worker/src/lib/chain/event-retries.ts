import type { Database, Transaction } from '@nova/db/database';
import { chainCursors, chainEventRetries } from '@nova/db/schema/admin';
import { sql } from 'drizzle-orm';
import type { EventFollower, EventPosition } from './event-follower.ts';

const BATCH = 10;
const LONGEST_SECONDS = 3_600;

/** Returns postponed events that are due; only the first event per subject. */
export async function dueRetries(db: Database, cursor: string): Promise<EventPosition[]> {
  const { rows } = await db.execute<{ block_number: string; log_index: number }>(sql`
    select due.block_number, due.log_index from app.chain_event_retries due
    where due.cursor = ${cursor} and due.next_attempt_at <= now()
      and not exists (
        select from app.chain_event_retries earlier
        where earlier.cursor = due.cursor and earlier.subject = due.subject
          and (earlier.block_number, earlier.log_index) < (due.block_number, due.log_index))
    order by due.next_attempt_at limit ${BATCH}`);
  return rows.map((row) => ({ blockNumber: Number(row.block_number), logIndex: row.log_index }));
}

/**
 * Lets the cursor pass an event, which is retried separately. @param error Null for an event that waits for
 * another.
 */
export async function deferEvent<Event extends EventPosition>(
  tx: Transaction,
  follower: EventFollower<Event>,
  event: Event,
  error: string | null,
): Promise<void> {
  const { blockNumber, logIndex } = event;
  await tx.insert(chainEventRetries).values({
    cursor: follower.cursor,
    blockNumber,
    logIndex,
    subject: follower.subjectOf(event),
    attempts: error === null ? 0 : 1,
    nextAttemptAt: sql`now() + make_interval(secs => ${error === null ? 0 : 1})`,
    lastError: error,
  });
  await writeCursor(tx, follower.cursor, event);
}

export async function writeCursor(
  tx: Transaction,
  cursor: string,
  { blockNumber, logIndex }: EventPosition,
): Promise<void> {
  const set = { blockNumber, logIndex };
  await tx
    .insert(chainCursors)
    .values({ name: cursor, ...set })
    .onConflictDoUpdate({ target: chainCursors.name, set });
}

/** Records another failure and increases the delay. */
export async function noteRetry(
  db: Database,
  cursor: string,
  { blockNumber, logIndex }: EventPosition,
  error: string,
): Promise<void> {
  await db.execute(sql`
    update app.chain_event_retries set attempts = attempts + 1, last_error = ${error.slice(0, 500)},
      next_attempt_at = now() + make_interval(secs => least(4 ^ attempts, ${LONGEST_SECONDS}))
    where cursor = ${cursor} and block_number = ${blockNumber} and log_index = ${logIndex}`);
}
