import type { Job } from '../../lib/jobs/job.ts';
import { INDEXED } from '../../lib/jobs/job-signals.ts';
import type { WorkerContext } from '../../worker-context.ts';
import { readTokens } from './read-tokens.ts';

/** Returns the job that reads the names of new tokens. */
export function listTokenJobs({ chain: { rpc } }: WorkerContext): Job[] {
  return [
    {
      name: 'token names',
      after: [INDEXED.tokens],
      everyMs: 10_000,
      // A visitor who opens the page of a new token expects its name.
      gatherMs: 50,
      waitsForImport: true,
      lock: 'own',
      open: (session) => ({ run: () => readTokens(session, { rpc }) }),
    },
  ];
}
