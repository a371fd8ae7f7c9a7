import { JOB_CHANNELS } from '@nova/db/job-channels';
import { PERMIT_WAKE } from '@nova/db/permit-wake';
import type { Job } from '../../lib/job.ts';
import { BLOCKS } from '../../lib/job-signals.ts';
import { createRowRunner } from '../../lib/row-runner.ts';
import type { WorkerContext } from '../../worker-context.ts';
import { advanceCatalogueChanges } from './advance-catalogue.ts';
import { createRewardFollower } from './observe-chain.ts';
import { retryAwards } from './retry-awards.ts';
import { createPermitWork } from './sign-permits.ts';

/** Permits to convert points, changes of the catalogue, and points for what the chain proves. */
export function listEnergyJobs(context: WorkerContext): Job[] {
  return [...listPermits(context), ...listCatalogue(context), ...listRewards(context)];
}

function listPermits({ chain, clock, loadContracts, options }: WorkerContext): Job[] {
  const { attestorKey } = options;
  if (!attestorKey) return [];
  const { rpc, logger } = chain;
  const findContract = async () => (await loadContracts()).CommunityRewards?.address ?? null;
  return [
    {
      name: 'permits',
      channels: [PERMIT_WAKE],
      everyMs: 10_000,
      lock: 'own',
      open: (session) => createPermitWork(session, { attestorKey, rpc, logger, clock, findContract }),
    },
  ];
}

function listCatalogue({ chain: { logger } }: WorkerContext): Job[] {
  return [
    {
      name: 'catalogue changes',
      channels: [JOB_CHANNELS.catalogue],
      everyMs: 10_000,
      lock: 'leader',
      open: ({ db }) => {
        const rows = createRowRunner(logger, 'catalogue changes');
        return { look: () => advanceCatalogueChanges(db, rows) };
      },
    },
  ];
}

function listRewards({ chain: { logger }, clock, options }: WorkerContext): Job[] {
  const { confirmations = 0, userHashPepper } = options;
  if (userHashPepper === undefined) return [];
  const services = { logger, clock, confirmations, config: { userHashPepper } };
  return [
    {
      name: 'rewards of the chain',
      after: [BLOCKS],
      everyMs: 10_000,
      restMs: 100,
      lock: 'leader',
      open: ({ db }) => {
        const follow = createRewardFollower({ ...services, db });
        return { look: async () => (await follow()) > 0 };
      },
    },
    {
      name: 'awards that failed',
      everyMs: 30_000,
      lock: 'leader',
      open: ({ db }) => ({ look: () => retryAwards({ ...services, db }).then(() => false) }),
    },
  ];
}
