import type { Logger } from '@nova/runtime/logger';
import type { JobSession, JobResult } from './job.ts';

/** One statement that removes rows whose time is over: nobody could use them any more. */
export interface Sweep {
  readonly what: string;
  readonly statement: string;
}

/** How long a reader of the event stream may stay away and still resume where it left, in hours. */
const EVENTS_KEPT_HOURS = 24;

/** Events that nobody can want to replay any more. */
export const EVENT_SWEEP: Sweep = {
  what: 'realtime events',
  statement: `delete from app.realtime_events where created_at < now() - make_interval(hours => ${EVENTS_KEPT_HOURS})`,
};

/** Removes what has ended by itself. */
export async function runCleanup(
  { client }: Pick<JobSession, 'client'>,
  logger: Logger,
  sweeps: readonly Sweep[],
): Promise<JobResult> {
  for (const { what, statement } of sweeps) {
    await sweep(client, statement).then(
      (rows) => rows > 0 && logger.debug({ what, rows }, 'swept'),
      // What one kind of row refuses to let go keeps no other from going.
      (error: unknown) => logger.error({ what, err: error }, 'rows could not be removed'),
    );
  }
  return false;
}

async function sweep(client: JobSession['client'], statement: string): Promise<number> {
  return (await client.query(statement)).rowCount ?? 0;
}
