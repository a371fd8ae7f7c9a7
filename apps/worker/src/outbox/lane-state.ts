import type { Client } from 'pg';
import type { PendingTransactions } from './pending/pending-transactions.ts';
import type { LaneOptions } from './lane-options.ts';
import type { OutboxKind } from './outbox-kind.ts';
import type { QueuedRow } from './outbox-row.ts';
import type { OutboxStore } from './outbox-store.ts';
import { readNonce } from './receipts.ts';
import type { RowChecks } from './row-check.ts';

/** What the steps of one lane share while this process holds it. */
export interface LaneState {
  readonly options: LaneOptions;
  readonly store: OutboxStore;
  /** The connection that holds the lane's lock. */
  readonly client: Client;
  readonly kinds: ReadonlyMap<string, OutboxKind>;
  readonly checks: RowChecks;
  readonly pendingTransactions: PendingTransactions;
  /** There is something to do that the lane cannot see by itself. */
  readonly wake: () => void;
  /** Queued rows whose check or signer does not answer now, and when each is looked at again (monotonic clock). */
  readonly postponed: Map<number, number>;
  /** The nonce of the next row that is signed. */
  nextNonce: number;
  /** False while nothing that is due can be queued that was not seen. */
  mayHaveQueued: boolean;
}

/** The first nonce that neither our records nor the chain have used. */
export async function readNextNonce(
  store: OutboxStore,
  { signer, rpc }: Pick<LaneOptions, 'signer' | 'rpc'>,
): Promise<number> {
  const free = await store.findFreeNonce(signer.address);
  return Math.max(free, await readNonce(rpc, signer.address, 'latest'));
}

/** Gives a row up, loudly: an accepted operation is never refused in the normal course of things. */
export async function failRow({ options, store }: LaneState, row: QueuedRow, reason: string): Promise<void> {
  await store.markFailed(row.id, reason);
  const message = 'an accepted operation cannot be carried out';
  options.alarms.raise('operation_failed', `outbox row ${row.id}`, message, {
    lane: options.lane,
    row: row.id,
    kind: row.kind,
    operationId: row.operationId,
    reason,
  });
}
