import { WATCH_EVENT_RETENTION_DAYS } from '@nova/shared/watchlist/constants';
import type { Job } from '../../lib/jobs/job.ts';
import { INDEXED } from '../../lib/jobs/job-signals.ts';
import type { Sweep } from '../../lib/jobs/run-cleanup.ts';
import type { WorkerContext } from '../../worker-context.ts';
import { followTransfers } from './follow-transfers.ts';
import { mailTransfers } from './mail-transfers.ts';

/** Transfers that are too old for the feed. */
export const WATCH_SWEEP: Sweep = {
  what: 'transfers at watched addresses',
  statement: `delete from app.watch_events where timestamp < now() - make_interval(days => ${WATCH_EVENT_RETENTION_DAYS})`,
};

/** Returns the jobs that find transfers at watched addresses and queue the emails about them. */
export function listWatchlistJobs({ clock, options }: WorkerContext): Job[] {
  const { confirmations = 0, publicOrigin: origin } = options;
  const jobs: Job[] = [
    {
      name: 'watchlist',
      after: [INDEXED.transfers, 'traces'],
      // Blocks wake it; the poll only catches a lost wake, and each one takes six statements.
      everyMs: 30_000,
      restMs: 200,
      waitsForImport: true,
      lock: 'leader',
      open: ({ db }) => ({ run: () => followTransfers(db, confirmations) }),
    },
  ];
  if (origin) {
    jobs.push({
      name: 'watchlist mail',
      after: ['watchlist'],
      everyMs: 60_000,
      restMs: 1_000,
      lock: 'leader',
      open: ({ db }) => ({ run: () => mailTransfers({ db, clock, origin }) }),
    });
  }
  return jobs;
}
