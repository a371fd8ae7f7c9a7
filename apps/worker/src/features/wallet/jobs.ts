import { awardWelcome } from '@nova/rewards/award-occasions';
import type { Job } from '../../lib/jobs/job.ts';
import type { WorkerContext } from '../../worker-context.ts';
import { grantWaiting } from './grant-welcome.ts';

/** Returns the job that grants welcome bonuses waiting for capacity in the daily limit. */
export function listWalletJobs({ chain: { logger }, clock, options }: WorkerContext): Job[] {
  const { userHashPepper } = options;
  if (userHashPepper === undefined) return [];
  return [
    {
      name: 'welcome bonuses',
      everyMs: 60_000,
      lock: 'leader',
      open: ({ db }) => {
        const award = awardWelcome({ db, clock, config: { userHashPepper } });
        return { run: () => grantWaiting({ db, clock, logger }, award).then(() => false) };
      },
    },
  ];
}
