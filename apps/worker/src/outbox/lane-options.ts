import type { OutboxLane } from '@nova/db/schema/outbox';
import type { Logger } from '@nova/runtime/logger';
import type { Alarms } from '../lib/alarms.ts';
import type { HeadWatcher } from '../lib/chain/head-watcher.ts';
import type { RpcClient } from '../lib/chain/rpc-client.ts';
import type { LaneLimits } from './lane-limits.ts';
import type { OutboxKind } from './outbox-kind.ts';
import type { RowChecks } from './row-check.ts';
import type { LaneSigner } from './signer.ts';
import type { Hex } from 'viem';

/** An operation that is on the chain. Times are milliseconds since 1970. */
export interface DoneOperation {
  readonly operationId: Hex;
  readonly kind: string;
  readonly enqueuedAt: number;
  /** When the node was last given its transaction; null when this process never sent it. */
  readonly sentAt: number | null;
  readonly doneAt: number;
  readonly transactionHash: Hex;
}

export interface LaneOptions {
  readonly lane: OutboxLane;
  readonly signer: LaneSigner;
  readonly rpc: RpcClient;
  readonly heads: HeadWatcher;
  readonly logger: Logger;
  readonly alarms: Alarms;
  /** Blocks on top of a row's block before the row is done; 0 on an engine that never takes a block back. */
  readonly confirmations: number;
  /** The server's time in milliseconds since 1970; rows are held back until their second has come. */
  readonly clock: () => number;
  /** Throws while the node is away; refuses a chain that the database does not belong to. */
  verifyChain(): Promise<{ genesisHash: Hex }>;
  /** Called once the chain is known, since contracts stand on it. */
  loadKinds(genesisHash: Hex): Promise<readonly OutboxKind[]>;
  /** What stands between a row and the key, by kind. Called like `loadKinds`. */
  loadChecks(genesisHash: Hex): Promise<RowChecks>;
  /** The most that the key does, whatever its rows say; undefined for a lane that only the contract limits. */
  readonly limits: LaneLimits | undefined;
  /** Called for every row that is done. */
  readonly onDone: (operation: DoneOperation) => void;
  /** Called when rows have ended, done or refused by the chain: whoever queued them may go on. */
  readonly onEnded: () => void;
}
