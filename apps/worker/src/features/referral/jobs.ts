import { awardReferral } from '@nova/rewards/award-occasions';
import type { Job } from '../../lib/jobs/job.ts';
import type { WorkerContext } from '../../worker-context.ts';
import { awardWaiting } from './award-referrals.ts';

/** Returns the job that credits referrals waiting because the daily limit of the referrer was reached. */
export function listReferralJobs({ chain: { logger }, clock, options }: WorkerContext): Job[] {
  const { userHashPepper } = options;
  if (userHashPepper === undefined) return [];
  return [
    {
      name: 'waiting referrals',
      everyMs: 60_000,
      lock: 'leader',
      open: ({ db }) => {
        const award = awardReferral({ db, clock, config: { userHashPepper } });
        return { run: () => awardWaiting({ db, clock, logger }, award).then(() => false) };
      },
    },
  ];
}
