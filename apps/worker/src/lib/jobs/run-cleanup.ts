import type { Logger } from '@nova/runtime/logger';
import type { JobSession, JobResult } from './job.ts';

/** One statement that deletes expired rows. */
export interface Sweep {
  readonly what: string;
  readonly statement: string;
}

/** Maximum time in hours that a reader of the event stream may be disconnected and still resume. */
const EVENT_RETENTION_HOURS = 24;

/** Deletes events that are too old to be replayed. */
export const EVENT_SWEEP: Sweep = {
  what: 'realtime events',
  statement: `delete from app.realtime_events where created_at < now() - make_interval(hours => ${EVENT_RETENTION_HOURS})`,
};

/** Deletes expired rows of all kinds. */
export async function runCleanup(
  { client }: Pick<JobSession, 'client'>,
  logger: Logger,
  sweeps: readonly Sweep[],
): Promise<JobResult> {
  for (const { what, statement } of sweeps) {
    await sweep(client, statement).then(
      (rows) => rows > 0 && logger.debug({ what, rows }, 'swept'),
      // A failure for one kind of rows does not affect the others.
      (error: unknown) => logger.error({ what, err: error }, 'rows could not be removed'),
    );
  }
  return false;
}

async function sweep(client: JobSession['client'], statement: string): Promise<number> {
  return (await client.query(statement)).rowCount ?? 0;
}
