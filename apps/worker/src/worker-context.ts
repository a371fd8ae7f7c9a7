import type { Logger } from '@nova/runtime/logger';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import type { Hex } from 'viem';
import type { LeafContracts } from './features/explorer/leaf-contracts.ts';
import type { Alarms } from './lib/alarms.ts';
import type { ChainIdentity } from './lib/chain/chain-identity.ts';
import type { HeadWatcher } from './lib/chain/head-watcher.ts';
import type { JobSignals } from './lib/jobs/job-signals.ts';
import type { RpcClient } from './lib/chain/rpc-client.ts';
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

/** How far the index is; −1 before the first block. */
export interface SyncHeight {
  indexedBlock: number;
  /** Newest block that the indexer knows of; −1 before the first. */
  chainHeight: number;
}

/** What every job of a worker is made with. */
export interface WorkerContext {
  readonly options: WorkerOptions;
  readonly chain: WorkerChain;
  readonly clock: () => number;
  readonly metrics: WorkerMetrics;
  /** What jobs of this process tell each other. */
  readonly signals: JobSignals;
  /** Kept up with what is indexed. */
  readonly height: SyncHeight;
  /** Contracts that call no other: nobody traces a transaction to them. */
  readonly leaves: LeafContracts;
  /** Where the contracts of this chain stand. */
  findContracts(genesisHash: Hex): Promise<DeployedContracts>;
  /** Where they stand on the node's chain. @throws while the node is away */
  loadContracts(): Promise<DeployedContracts>;
}
