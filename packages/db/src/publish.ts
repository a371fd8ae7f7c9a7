import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** Channel on which the api hears that realtime events were committed. The payload is empty: readers follow their cursor. */
export const REALTIME_WAKE = 'nova_realtime';
/** Held until commit by every publisher: ids become visible in their order. */
const PUBLISH_LOCK = 7_021_970;

/** Appends events to the stream inside the caller's transaction; readers see them when it commits. */
export async function publish(
  tx: Queryable,
  events: readonly { channel: string; data: unknown }[],
): Promise<void> {
  if (events.length === 0) return;
  await tx.execute(sql`select pg_advisory_xact_lock(${PUBLISH_LOCK})`);
  const rows = sql.join(
    events.map((event) => sql`(${event.channel}, ${JSON.stringify(event.data)}::jsonb)`),
    sql`, `,
  );
  await tx.execute(sql`insert into app.realtime_events (channel, data) values ${rows}`);
  await tx.execute(sql`select pg_notify(${REALTIME_WAKE}, '')`);
}
