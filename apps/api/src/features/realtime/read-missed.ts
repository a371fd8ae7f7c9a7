import type { Database } from '@nova/db/database';
import { realtimeEvents } from '@nova/db/schema/realtime';
import { REALTIME_REPLAY_MAX } from '@nova/shared/realtime/schemas';
import { and, desc, gt, inArray, sql } from 'drizzle-orm';
import type { MissedEvents } from './event-stream.ts';

/**
 * Reads the events of some channels after a position, oldest first; if there are too many, only the newest.
 */
export async function readMissed(
  db: Database,
  channels: readonly string[],
  after: number,
): Promise<MissedEvents> {
  const { id, channel, data } = realtimeEvents;
  const rows = await db
    .select({ id, channel, data })
    .from(realtimeEvents)
    .where(and(inArray(channel, [...channels]), gt(id, after)))
    .orderBy(desc(id))
    .limit(REALTIME_REPLAY_MAX + 1);
  const events = rows.slice(0, REALTIME_REPLAY_MAX).reverse();
  const isComplete = rows.length <= REALTIME_REPLAY_MAX && (await isOnRecord(db, after));
  return { events, isComplete };
}

/** Returns false for positions that this stream never had (a recreated database) or has deleted since. */
async function isOnRecord(db: Database, position: number): Promise<boolean> {
  const [range] = await db
    .select({
      oldest: sql<string | null>`min(${realtimeEvents.id})`,
      newest: sql<string | null>`max(${realtimeEvents.id})`,
    })
    .from(realtimeEvents);
  // Event numbers may have gaps, so the event before the oldest may have any smaller number.
  return (
    position === 0 ||
    (range?.oldest != null && position >= Number(range.oldest) - 1 && position <= Number(range.newest))
  );
}
