import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { LOCKS } from './locks.ts';

/**
 * Channel that notifies the api of committed realtime events. The payload is empty, because readers follow
 * their cursor.
 */
export const REALTIME_WAKE = 'nova_realtime';

/** Appends events to the stream inside the caller's transaction; readers see them when it commits. */
export async function publish(
  tx: Queryable,
  events: readonly { channel: string; data: unknown }[],
): Promise<void> {
  if (events.length === 0) return;
  const channels = sql.param(events.map((event) => event.channel));
  const data = sql.param(events.map((event) => JSON.stringify(event.data)));
  // A single statement. The IDs are assigned after the sort, which happens only once the lock is held.
  await tx.execute(sql`
    with held as materialized (select pg_advisory_xact_lock(${LOCKS.publish})),
    written as (
      insert into app.realtime_events (channel, data)
      select given.channel, given.data::jsonb
      from held, unnest(${channels}::text[], ${data}::text[]) with ordinality as given (channel, data, place)
      order by given.place
      returning 1
    )
    select pg_notify(${REALTIME_WAKE}, '') from (select count(*) from written) counted`);
}
