import type { Job } from '../../lib/jobs/job.ts';
import { INDEXED } from '../../lib/jobs/job-signals.ts';
import type { WorkerContext } from '../../worker-context.ts';
import { createSnapshot } from './rank-addresses.ts';
import { readBalances } from './read-balances.ts';
import { readTraces } from './read-traces.ts';

const RANK_EVERY_MS = 60_000;

/** Returns the jobs that process what blocks queue for the explorer: internal calls, balances and ranks. */
export function listExplorerJobs({ chain, leaves, options }: WorkerContext): Job[] {
  const { rpc, logger } = chain;
  return [
    {
      name: 'traces',
      after: [INDEXED.traces],
      everyMs: 10_000,
      // A visitor who opens the page of a new block expects its call tree.
      gatherMs: 50,
      waitsForImport: true,
      lock: 'own',
      open: (session) => ({ run: () => readTraces(session, { rpc, leaves, logger }) }),
    },
    {
      name: 'balances',
      after: [INDEXED.balances, 'traces'],
      everyMs: 10_000,
      // Balances are used only for the list of the largest holders.
      gatherMs: 500,
      waitsForImport: true,
      lock: 'own',
      open: (session) => ({ run: () => readBalances(session, { rpc }) }),
    },
    {
      name: 'ranks',
      everyMs: options.rankEveryMs ?? RANK_EVERY_MS,
      waitsForImport: true,
      lock: 'own',
      open: ({ client }) => ({ run: () => createSnapshot(client).then(() => false) }),
    },
  ];
}
