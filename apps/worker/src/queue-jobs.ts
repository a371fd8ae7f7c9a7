import type { Logger } from '@nova/runtime/logger';
import { rankAddresses } from './features/explorer/rank-addresses.ts';
import { readBalances } from './features/explorer/read-balances.ts';
import { readTraces } from './features/explorer/read-traces.ts';
import type { LeafContracts } from './features/explorer/leaf-contracts.ts';
import { rankCollections } from './features/nft/rank-collections.ts';
import { readNfts } from './features/nft/read-nfts.ts';
import { readTokens } from './features/token/read-tokens.ts';
import type { JobSession } from './lib/exclusive-job.ts';
import type { QueueJob } from './lib/follow-queue.ts';
import type { RpcClient } from './lib/rpc-client.ts';
import { WakeSignal } from './lib/wake-signal.ts';

export interface QueueJobOptions {
  readonly rpc: RpcClient;
  readonly logger: Logger;
  readonly leaves: LeafContracts;
  readonly isImporting: () => boolean;
  readonly nftOrigins: readonly string[];
  readonly rankEveryMs: number | undefined;
}

/** What follows the blocks at its own pace, each as a job that one process at a time does. */
export interface BesideJob {
  readonly name: string;
  run(session: JobSession): Promise<void>;
  /** There may be work. */
  wake(): void;
}

/** A call tree or a name is wanted by whoever opens the page of a new block. */
const SOON_MS = 50;
/** Balances are for lists of the richest. */
const LATER_MS = 500;
/** A wake may come from an indexer in another process: this bounds how long nobody looks. */
const IDLE_MS = 1_000;

/** The jobs that fill in what blocks only announce: traces, balances, names, metadata, ranks. */
export function createQueueJobs(options: QueueJobOptions): BesideJob[] {
  const { rpc, logger, leaves, isImporting, nftOrigins, rankEveryMs } = options;
  const origins = new Set(nftOrigins);
  const follow = (
    name: string,
    gatherMs: number,
    run: (session: JobSession, queue: QueueJob) => Promise<void>,
  ): BesideJob => {
    const wake = new WakeSignal();
    const queue = { name, logger, wake, isImporting, idleMs: IDLE_MS, gatherMs };
    return { name, wake: wake.wake, run: (session) => run(session, queue) };
  };
  return [
    follow('traces', SOON_MS, (session, queue) => readTraces(session, { rpc, leaves, queue })),
    follow('balances', LATER_MS, (session, queue) => readBalances(session, { rpc, queue })),
    follow('token names', SOON_MS, (session, queue) => readTokens(session, { rpc, queue })),
    follow('nft metadata', SOON_MS, (session, queue) => readNfts(session, { rpc, origins, queue })),
    follow('nft rarities', LATER_MS, rankCollections),
    {
      name: 'ranks',
      wake: () => {},
      run: (session) =>
        rankAddresses(session, {
          isImporting,
          ...(rankEveryMs === undefined ? {} : { everyMs: rankEveryMs }),
        }),
    },
  ];
}
