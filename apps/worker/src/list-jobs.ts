import { listContractJobs } from './features/contract/jobs.ts';
import { listEnergyJobs } from './features/energy/jobs.ts';
import { listExplorerJobs } from './features/explorer/jobs.ts';
import { listMailJobs } from './features/mail/jobs.ts';
import { listNftJobs } from './features/nft/jobs.ts';
import { listPartnerJobs } from './features/partner/jobs.ts';
import { listPasskeyJobs } from './features/passkey/jobs.ts';
import { listPresaleJobs } from './features/presale/jobs.ts';
import { listReferralJobs } from './features/referral/jobs.ts';
import { listStatusJobs } from './features/status/jobs.ts';
import { listTokenJobs } from './features/token/jobs.ts';
import { listWalletJobs } from './features/wallet/jobs.ts';
import { listWatchlistJobs } from './features/watchlist/jobs.ts';
import { createCleanupJob } from './cleanup-job.ts';
import type { Job } from './lib/jobs/job.ts';
import { listLanes } from './outbox-jobs.ts';
import { createIndexerJob } from './sync-job.ts';
import type { WorkerContext } from './worker-context.ts';

/**
 * Returns every job of the worker whose requirements are met. Add a new job in the `jobs.ts` of its
 * feature.
 */
export function listJobs(context: WorkerContext): Job[] {
  return [
    createIndexerJob(context),
    ...listLanes(context),
    ...listExplorerJobs(context),
    ...listTokenJobs(context),
    ...listNftJobs(context),
    ...listEnergyJobs(context),
    ...listWalletJobs(context),
    ...listReferralJobs(context),
    ...listPresaleJobs(context),
    ...listPartnerJobs(context),
    ...listContractJobs(context),
    ...listWatchlistJobs(context),
    ...listPasskeyJobs(context),
    ...listMailJobs(context),
    ...listStatusJobs(context),
    createCleanupJob(context),
  ];
}
