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

/** An operation that is on the chain. Times are in milliseconds since 1970. */
export interface DoneOperation {
  readonly operationId: Hex;
  readonly kind: string;
  readonly enqueuedAt: number;
  /** Time of the last broadcast, or null if this process did not send the transaction. */
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
  /** Confirmations required before a row is done; 0 on an engine without reorgs. */
  readonly confirmations: number;
  /**
   * Returns the server's time in milliseconds since 1970. Rows are held back until the second in their
   * payload.
   */
  readonly clock: () => number;
  /** Rejects while the node is unavailable, or if the database belongs to another chain. */
  verifyChain(): Promise<{ genesisHash: Hex }>;
  /** Called once the chain is known, because the contracts depend on it. */
  loadKinds(genesisHash: Hex): Promise<readonly OutboxKind[]>;
  /** Returns the checks by kind that a row must pass before it is signed. Called like `loadKinds`. */
  loadChecks(genesisHash: Hex): Promise<RowChecks>;
  /** Limits of the key regardless of its rows; undefined for a lane that only the contract limits. */
  readonly limits: LaneLimits | undefined;
  /** Called for every completed row. */
  readonly onDone: (operation: DoneOperation) => void;
  /**
   * Called when rows have ended, as done or rejected by the chain, so that the code that queued them can
   * continue.
   */
  readonly onEnded: () => void;
}
