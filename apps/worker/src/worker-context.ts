import type { Logger } from '@nova/runtime/logger';
import type { NodePool } from '@nova/runtime/node-pool';
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

/** Access to the chain for jobs. */
export interface WorkerChain {
  readonly rpc: RpcClient;
  readonly heads: HeadWatcher;
  readonly logger: Logger;
  readonly alarms: Alarms;
  /** @throws While the node is unavailable, or if its chain is not the database's. */
  verifyChain(): Promise<ChainIdentity>;
}

/** Progress of the index; −1 before the first block. */
export interface SyncHeight {
  indexedBlock: number;
  /** Newest block known to the indexer; −1 before the first. */
  chainHeight: number;
}

/** Dependencies of every job of a worker. */
export interface WorkerContext {
  readonly options: WorkerOptions;
  readonly chain: WorkerChain;
  readonly nodes: NodePool;
  readonly clock: () => number;
  readonly metrics: WorkerMetrics;
  /** Signals between jobs of this process. */
  readonly signals: JobSignals;
  /** Updated as blocks are indexed. */
  readonly height: SyncHeight;
  /** Contracts that call no other contract, so transactions to them are never traced. */
  readonly leaves: LeafContracts;
  /** Returns the contract addresses of the given chain. */
  findContracts(genesisHash: Hex): Promise<DeployedContracts>;
  /** Returns the contract addresses of the node's chain. @throws While the node is unavailable. */
  loadContracts(): Promise<DeployedContracts>;
}
