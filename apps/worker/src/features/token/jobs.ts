import type { Job } from '../../lib/jobs/job.ts';
import { BLOCKS } from '../../lib/jobs/job-signals.ts';
import type { WorkerContext } from '../../worker-context.ts';
import { readTokens } from './read-tokens.ts';

/** What new tokens are called. */
export function listTokenJobs({ chain: { rpc } }: WorkerContext): Job[] {
  return [
    {
      name: 'token names',
      after: [BLOCKS],
      everyMs: 10_000,
      // A name is wanted by whoever opens the page of a new token.
      gatherMs: 50,
      waitsForImport: true,
      lock: 'own',
      open: (session) => ({ run: () => readTokens(session, { rpc }) }),
    },
  ];
}
