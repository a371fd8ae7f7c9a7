import type { Client } from 'pg';
import type { PendingTransactions } from './pending/pending-transactions.ts';
import type { LaneOptions } from './lane-options.ts';
import type { OutboxKind } from './outbox-kind.ts';
import type { QueuedRow } from './outbox-row.ts';
import type { OutboxStore } from './outbox-store.ts';
import { readNonce } from './receipts.ts';
import type { RowChecks } from './row-check.ts';

/** State shared by the steps of one lane while this process holds its lock. */
export interface LaneState {
  readonly options: LaneOptions;
  readonly store: OutboxStore;
  /** The connection that holds the lane's lock. */
  readonly client: Client;
  readonly kinds: ReadonlyMap<string, OutboxKind>;
  readonly checks: RowChecks;
  readonly pendingTransactions: PendingTransactions;
  /** Signals work that the lane cannot notice by itself. */
  readonly wake: () => void;
  /**
   * Queued rows whose check or signer does not respond, with the time of the next attempt (monotonic
   * clock).
   */
  readonly postponed: Map<number, number>;
  /** Nonce of the next signed row. */
  nextNonce: number;
  /** False while no due row can be in the queue without having been read. */
  mayHaveQueued: boolean;
}

/** Returns the first nonce that neither our records nor the chain have used. */
export async function readNextNonce(
  store: OutboxStore,
  { signer, rpc }: Pick<LaneOptions, 'signer' | 'rpc'>,
): Promise<number> {
  const free = await store.findFreeNonce(signer.address);
  return Math.max(free, await readNonce(rpc, signer.address, 'latest'));
}

/** Marks a row as failed and raises an alarm, because an accepted operation is normally never rejected. */
export async function failRow({ options, store }: LaneState, row: QueuedRow, reason: string): Promise<void> {
  await store.markFailed(row.id, reason);
  const message = 'an accepted operation cannot be executed';
  options.alarms.raise('operation_failed', `outbox row ${row.id}`, message, {
    lane: options.lane,
    row: row.id,
    kind: row.kind,
    operationId: row.operationId,
    reason,
  });
}
