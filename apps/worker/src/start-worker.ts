import { setMaxListeners } from 'node:events';
import { openDatabase } from '@nova/db/database';
import type { Registry } from 'prom-client';
import { LeafContracts } from './features/explorer/leaf-contracts.ts';
import { type AlarmName, Alarms } from './lib/alarms.ts';
import { verifyChain } from './lib/chain-identity.ts';
import { POOL_SIZE } from './lib/connections.ts';
import { type JobState, type RunningJob, startExclusiveJob } from './lib/exclusive-job.ts';
import { HeadWatcher } from './lib/head-watcher.ts';
import { NodeAwayError, RpcClient, RpcError } from './lib/rpc-client.ts';
import { createMetrics } from './metrics.ts';
import { startFeatures } from './start-features.ts';
import { startHouseKeeping } from './start-house-keeping.ts';
import { startOutbox } from './start-outbox.ts';
import { type SyncHeight, startSync } from './start-sync.ts';
import type { WorkerContext } from './worker-context.ts';
import type { WorkerOptions } from './worker-options.ts';

/** Asks the node for the lane of the product's own calls: they wait for no public one. */
const OWN_LANE = { 'x-nova-client': 'internal/worker' };

export interface WorkerStatus {
  /** False when a job has halted and somebody has to look at it. */
  readonly isHealthy: boolean;
  /** Newest block in the index; −1 before the first. */
  readonly indexedBlock: number;
  /** Newest announced block; null while cut off from the node. */
  readonly chainBlock: number | null;
  /** `active` here, `standby` while another process does it, `halted` until the process is started again. */
  readonly jobs: Readonly<Record<string, JobState>>;
  /** Names of the alarms that stand. */
  readonly alarms: readonly AlarmName[];
}

export interface Worker {
  readonly registry: Registry;
  indexedBlock(): number;
  status(): WorkerStatus;
  /** Stops all jobs between two steps and lets go of their locks. */
  close(): Promise<void>;
}

/**
 * Starts the indexer, the lanes of the outbox and what features do by themselves. Does not wait for the chain node:
 * whatever is missing is waited for in the background.
 * @throws ConfigurationError when the node answers and its chain is not the database's
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { clock = Date.now, databaseUrl, logger } = options;
  const database = openDatabase(databaseUrl, {
    name: 'nova-worker',
    max: POOL_SIZE,
    onError: (error) => logger.warn({ err: error }, 'database connection lost'),
  });
  const rpc = new RpcClient(options.rpcUrl, options.rpcTimeoutMs, OWN_LANE);
  await refuseWrongChain(rpc, database.pool).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const heads = new HeadWatcher(options.wsUrl, logger);
  const alarms = new Alarms(logger);
  const stop = new AbortController();
  // Every job listens to it.
  setMaxListeners(0, stop.signal);
  const height: SyncHeight = { indexedBlock: -1, chainHeight: -1 };
  const jobs: RunningJob[] = [];
  const metrics = createMetrics({
    pool: database.pool,
    alarms,
    clock,
    readIndexedBlock: () => height.indexedBlock,
    readChainHead: () => heads.latest?.number ?? null,
    listJobs: () => jobs.map(({ name, state }) => ({ name, isActive: state === 'active' })),
  });
  const chain = { rpc, heads, logger, alarms, verifyChain: () => verifyChain(rpc, database.pool) };
  const findContracts: WorkerContext['findContracts'] = async (genesisHash) =>
    typeof options.contracts === 'function' ? options.contracts(genesisHash) : options.contracts;
  const context: WorkerContext = {
    options,
    chain,
    clock,
    metrics,
    leaves: new LeafContracts(),
    findContracts,
    loadContracts: async () => findContracts((await chain.verifyChain()).genesisHash),
    start: (name, run) => {
      const job = startExclusiveJob({ name, databaseUrl, logger, alarms, run }, stop.signal);
      job.ended.catch((error: unknown) => options.onFatal?.(error));
      jobs.push(job);
    },
  };
  startSync(context, height);
  startFeatures(context);
  startHouseKeeping(context);
  startOutbox(context);
  const close = async () => {
    stop.abort();
    await Promise.allSettled(jobs.map((job) => job.ended));
    heads.close();
    await database.close();
  };
  let closed: Promise<void> | undefined;
  return {
    registry: metrics.registry,
    indexedBlock: () => height.indexedBlock,
    status: () => ({
      isHealthy: jobs.every((job) => job.state !== 'halted'),
      indexedBlock: height.indexedBlock,
      chainBlock: heads.latest?.number ?? null,
      jobs: Object.fromEntries(jobs.map((job) => [job.name, job.state])),
      alarms: [...alarms.count().keys()],
    }),
    close: () => (closed ??= close()),
  };
}

async function refuseWrongChain(...args: Parameters<typeof verifyChain>): Promise<void> {
  try {
    await verifyChain(...args);
  } catch (error) {
    if (!(error instanceof NodeAwayError || error instanceof RpcError)) throw error;
  }
}
