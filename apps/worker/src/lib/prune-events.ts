import type { Logger } from '@nova/runtime/logger';
import type { JobSession } from './exclusive-job.ts';
import { sleep } from './sleep.ts';

/** How long a reader may stay away and still resume where it left, in hours. */
const KEEP_HOURS = 24;
const EVERY_MS = 60_000;

/** Removes realtime events that nobody can want to replay any more, until the session ends. */
export async function pruneEvents({ client, signal }: JobSession, logger: Logger): Promise<void> {
  while (!signal.aborted) {
    const { rowCount } = await client.query(
      'delete from app.realtime_events where created_at < now() - make_interval(hours => $1)',
      [KEEP_HOURS],
    );
    if (rowCount) logger.debug({ events: rowCount }, 'pruned realtime events');
    await sleep(EVERY_MS, signal);
  }
}
