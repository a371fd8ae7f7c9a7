import { setMaxListeners } from 'node:events';
import { openDatabase } from '@nova/db/database';
import { createNodePool } from '@nova/runtime/node-pool';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { Registry } from 'prom-client';
import { LeafContracts } from './features/explorer/leaf-contracts.ts';
import { type AlarmName, Alarms } from './lib/alarms.ts';
import { verifyChain } from './lib/chain/chain-identity.ts';
import { POOL_SIZE, QUERY_TIMEOUT_MS } from './lib/connections.ts';
import type { JobState } from './lib/jobs/exclusive-job.ts';
import { HeadWatcher } from './lib/chain/head-watcher.ts';
import { JobSignals } from './lib/jobs/job-signals.ts';
import { type LedJobs, leadJobs } from './lib/jobs/lead-jobs.ts';
import { NodeAwayError, RpcClient, RpcError } from './lib/chain/rpc-client.ts';
import { listJobs } from './list-jobs.ts';
import { createMetrics } from './metrics.ts';
import { isImporting } from './sync-job.ts';
import type { SyncHeight, WorkerContext } from './worker-context.ts';
import type { WorkerOptions } from './worker-options.ts';

/** Selects the node's lane for internal calls, which do not wait for public ones. */
const OWN_LANE = { 'x-nova-client': 'internal/worker' };

export interface WorkerStatus {
  /** False if a halted job needs an operator. */
  readonly isHealthy: boolean;
  /** Newest indexed block; −1 before the first. */
  readonly indexedBlock: number;
  /** Newest announced block; null while disconnected from the node. */
  readonly chainBlock: number | null;
  /**
   * `active` in this process, `standby` while another process runs the job, `halted` until the process
   * restarts.
   */
  readonly jobs: Readonly<Record<string, JobState>>;
  /** Names of the active alarms. */
  readonly alarms: readonly AlarmName[];
}

export interface Worker {
  readonly registry: Registry;
  indexedBlock(): number;
  status(): WorkerStatus;
  /** Stops all jobs between two steps and releases their locks. */
  close(): Promise<void>;
}

/**
 * Starts all jobs, or becomes a standby while another worker runs them. Does not wait for the chain node:
 * missing dependencies are awaited in the background.
 * @throws ConfigurationError if the node responds and its chain is not the database's.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { clock = Date.now, databaseUrl, directDatabaseUrl, logger } = options;
  const database = openDatabase(databaseUrl, {
    name: 'nova-worker',
    max: POOL_SIZE,
    queryMs: options.queryTimeoutMs ?? QUERY_TIMEOUT_MS,
    // A prepared plan belongs to a connection, and a pooler may assign the next transaction another one.
    cachesPlans: directDatabaseUrl === undefined,
    onError: (error) => logger.warn({ err: error }, 'database connection lost'),
  });
  const { rpcUrl, wsUrl, furtherNodes = [] } = options;
  const nodes = createNodePool([{ rpcUrl, wsUrl }, ...furtherNodes], { chainId: CHAIN_ID, logger });
  const rpc = new RpcClient(() => nodes.current.rpcUrl, options.rpcTimeoutMs, OWN_LANE);
  await refuseWrongChain(rpc, database.pool).catch(async (error: unknown) => {
    nodes.close();
    await database.close();
    throw error;
  });
  const heads = new HeadWatcher(nodes, logger);
  const alarms = new Alarms(logger);
  const stop = new AbortController();
  // Every job adds a listener.
  setMaxListeners(0, stop.signal);
  const height: SyncHeight = { indexedBlock: -1, chainHeight: -1 };
  let led: LedJobs | undefined;
  const states = () => led?.states() ?? [];
  const metrics = createMetrics({
    pool: database.pool,
    alarms,
    clock,
    readIndexedBlock: () => height.indexedBlock,
    readChainHead: () => heads.latest?.number ?? null,
    listJobs: () => states().map(({ name, state }) => ({ name, isActive: state === 'active' })),
  });
  const chain = { rpc, heads, logger, alarms, verifyChain: () => verifyChain(rpc, database.pool) };
  const findContracts: WorkerContext['findContracts'] = async (genesisHash) =>
    typeof options.contracts === 'function' ? options.contracts(genesisHash) : options.contracts;
  const context: WorkerContext = {
    options,
    chain,
    nodes,
    clock,
    metrics,
    leaves: new LeafContracts(),
    findContracts,
    loadContracts: async () => findContracts((await chain.verifyChain()).genesisHash),
    signals: new JobSignals(),
    height,
  };
  led = leadJobs(
    listJobs(context),
    {
      databaseUrl: directDatabaseUrl ?? databaseUrl,
      db: database.db,
      logger,
      alarms,
      signals: context.signals,
      metrics: metrics.jobs,
      isImporting: () => isImporting(height),
      pollEveryMs: options.pollEveryMs,
      onFatal: (error) => options.onFatal?.(error),
    },
    stop.signal,
  );
  const close = async () => {
    stop.abort();
    await led.ended;
    heads.close();
    nodes.close();
    await database.close();
  };
  let closed: Promise<void> | undefined;
  return {
    registry: metrics.registry,
    indexedBlock: () => height.indexedBlock,
    status: () => ({
      isHealthy: states().every((job) => job.state !== 'halted'),
      indexedBlock: height.indexedBlock,
      chainBlock: heads.latest?.number ?? null,
      jobs: Object.fromEntries(states().map((job) => [job.name, job.state])),
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
