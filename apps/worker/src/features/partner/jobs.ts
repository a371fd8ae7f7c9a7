import type { Job } from '../../lib/jobs/job.ts';
import { INDEXED } from '../../lib/jobs/job-signals.ts';
import type { WorkerContext } from '../../worker-context.ts';
import { createPartnerWork } from './notify-partners.ts';

/** Returns the job that notifies partners of the blocks that sealed their actions. */
export function listPartnerJobs({ chain: { logger }, clock }: WorkerContext): Job[] {
  return [
    {
      name: 'partners',
      after: [INDEXED.partnerActions],
      everyMs: 5_000,
      restMs: 250,
      lock: 'own',
      open: (session, wake) => createPartnerWork(session, { logger, clock }, wake),
    },
  ];
}
