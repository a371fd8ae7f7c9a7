import type { Logger } from '@nova/runtime/logger';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import type { LeafContracts } from './features/explorer/leaf-contracts.ts';
import type { Alarms } from './lib/alarms.ts';
import type { ChainIdentity } from './lib/chain-identity.ts';
import type { ExclusiveJob } from './lib/exclusive-job.ts';
import type { HeadWatcher } from './lib/head-watcher.ts';
import type { RpcClient } from './lib/rpc-client.ts';
import type { WorkerMetrics } from './metrics.ts';
import type { WorkerOptions } from './worker-options.ts';

/** What jobs need of the chain. */
export interface WorkerChain {
  readonly rpc: RpcClient;
  readonly heads: HeadWatcher;
  readonly logger: Logger;
  readonly alarms: Alarms;
  /** @throws while the node is away, or when its chain is not the database's */
  verifyChain(): Promise<ChainIdentity>;
}

/** What every job of a worker is started with. */
export interface WorkerContext {
  readonly options: WorkerOptions;
  readonly chain: WorkerChain;
  readonly clock: () => number;
  readonly metrics: WorkerMetrics;
  /** Contracts that call no other: nobody traces a transaction to them. */
  readonly leaves: LeafContracts;
  /** Where the contracts of this chain stand. */
  findContracts(genesisHash: `0x${string}`): Promise<DeployedContracts>;
  /** Where they stand on the node's chain. @throws while the node is away */
  loadContracts(): Promise<DeployedContracts>;
  /** Starts a job that one process at a time does. */
  start(name: string, run: ExclusiveJob['run']): void;
}
