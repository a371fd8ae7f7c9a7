import { JOB_CHANNELS } from '@nova/db/job-channels';
import type { Job } from '../../lib/jobs/job.ts';
import { INDEXED } from '../../lib/jobs/job-signals.ts';
import type { WorkerContext } from '../../worker-context.ts';
import { endListings } from './end-listings.ts';
import { createSalesFollower } from './follow-sales.ts';
import { rankCollections } from './rank-collections.ts';
import { readNfts } from './read-nfts.ts';
import { createOrphanWork } from './remove-orphans.ts';

/**
 * Returns the jobs for NFT metadata, rarities, sale notifications, expiring listings and unreferenced
 * files.
 */
export function listNftJobs({ chain, clock, options }: WorkerContext): Job[] {
  const { rpc, logger } = chain;
  const { confirmations = 0, storage } = options;
  const origins = new Set(options.nftOrigins);
  const jobs: Job[] = [
    {
      name: 'nft metadata',
      channels: [JOB_CHANNELS.nftRefresh],
      after: [INDEXED.nfts],
      everyMs: 10_000,
      gatherMs: 50,
      waitsForImport: true,
      lock: 'own',
      open: (session) => ({ run: () => readNfts(session, { rpc, origins }) }),
    },
    {
      name: 'nft rarities',
      after: [INDEXED.rarities, 'nft metadata'],
      everyMs: 10_000,
      gatherMs: 500,
      waitsForImport: true,
      lock: 'own',
      open: (session) => ({ run: () => rankCollections(session) }),
    },
    {
      name: 'nft listings',
      after: [INDEXED.market],
      everyMs: 10_000,
      restMs: 1_000,
      lock: 'own',
      open: (session) => ({ run: () => endListings(session, clock) }),
    },
    {
      name: 'nft sales',
      after: [INDEXED.market],
      everyMs: 10_000,
      restMs: 100,
      lock: 'leader',
      open: ({ db }) => {
        const follow = createSalesFollower({ db, logger, confirmations });
        return { run: async () => (await follow()) > 0 };
      },
    },
  ];
  if (storage) {
    jobs.push({
      name: 'file orphans',
      everyMs: 60_000,
      lock: 'own',
      open: (session) => createOrphanWork(session, { storage, clock, logger }),
    });
  }
  return jobs;
}
