import { STATUS_CHECK_EVERY_MS } from '@nova/shared/status/constants';
import type { Job } from '../../lib/jobs/job.ts';
import type { WorkerContext } from '../../worker-context.ts';
import { createCheckWork } from './check-services.ts';

/** Returns the jobs that check node and website for the status page. */
export function listStatusJobs({ clock, nodes, options: { siteUrl } }: WorkerContext): Job[] {
  return [
    {
      name: 'status',
      everyMs: STATUS_CHECK_EVERY_MS,
      lock: 'own',
      open: (session) => createCheckWork(session, { nodes, siteUrl, clock }),
    },
  ];
}
