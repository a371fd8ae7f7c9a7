import { JOB_CHANNELS } from '@nova/db/job-channels';
import { PERMIT_WAKE } from '@nova/db/permit-wake';
import type { Job } from '../../lib/jobs/job.ts';
import { INDEXED } from '../../lib/jobs/job-signals.ts';
import { createRowRunner } from '../../lib/jobs/row-runner.ts';
import { findSigner } from '../../signing/find-signers.ts';
import type { WorkerContext } from '../../worker-context.ts';
import { advanceCatalogueChanges } from './advance-catalogue.ts';
import { createRewardFollower } from './observe-chain.ts';
import { retryAwards } from './retry-awards.ts';
import { sharePots } from './share-pot.ts';
import { createPermitWork } from './sign-permits.ts';

/** Returns the jobs for conversion permits and the pot, catalog changes, and rewards for chain events. */
export function listEnergyJobs(context: WorkerContext): Job[] {
  return [...listPermits(context), createPotJob(context), ...listCatalogue(context), ...listRewards(context)];
}

const findRewards =
  ({ loadContracts }: WorkerContext) =>
  async () =>
    (await loadContracts()).CommunityRewards?.address ?? null;

function listPermits(context: WorkerContext): Job[] {
  const { chain, clock, options } = context;
  const openAttestor = findSigner(options, 'actions');
  if (!openAttestor) return [];
  const { rpc, logger } = chain;
  const services = { rpc, logger, clock, findContract: findRewards(context) };
  return [
    {
      name: 'permits',
      channels: [PERMIT_WAKE],
      everyMs: 10_000,
      lock: 'own',
      open: async (session) => createPermitWork(session, { ...services, attestor: await openAttestor() }),
    },
  ];
}

function createPotJob(context: WorkerContext): Job {
  const { chain, clock } = context;
  const { rpc, logger } = chain;
  const services = { rpc, logger, clock, findContract: findRewards(context) };
  return {
    name: 'pot',
    everyMs: 60_000,
    lock: 'own',
    open: (session) => ({ run: () => sharePots(session, services) }),
  };
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
        return { run: () => advanceCatalogueChanges(db, rows) };
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
      name: 'rewards of chain events',
      after: [INDEXED.presale, INDEXED.market],
      everyMs: 10_000,
      restMs: 100,
      lock: 'leader',
      open: ({ db }) => {
        const follow = createRewardFollower({ ...services, db });
        return { run: async () => (await follow()) > 0 };
      },
    },
    {
      name: 'awards that failed',
      everyMs: 30_000,
      lock: 'leader',
      open: ({ db }) => ({ run: () => retryAwards({ ...services, db }).then(() => false) }),
    },
  ];
}
