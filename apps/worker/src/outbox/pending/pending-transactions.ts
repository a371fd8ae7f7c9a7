import type { RpcClient } from '../../lib/chain/rpc-client.ts';
import { broadcast } from '../broadcast.ts';
import { createPendingTransaction, type PendingTransaction } from './pending-transaction.ts';
import type { OutboxKind } from '../outbox-kind.ts';
import type { SignedRow } from '../outbox-row.ts';

/** The signed rows of a lane that are not done. */
export class PendingTransactions {
  readonly #open = new Map<number, PendingTransaction>();
  readonly #kinds: ReadonlyMap<string, OutboxKind>;
  readonly #rpc: RpcClient;
  readonly #wake: () => void;

  /** @param wake Called whenever the node has answered. */
  constructor(kinds: ReadonlyMap<string, OutboxKind>, rpc: RpcClient, wake: () => void) {
    this.#kinds = kinds;
    this.#rpc = rpc;
    this.#wake = wake;
  }

  add(row: SignedRow): PendingTransaction {
    const pending = createPendingTransaction(row, this.#kinds.get(row.kind));
    this.#open.set(row.id, pending);
    return pending;
  }

  remove(pending: PendingTransaction): void {
    this.#open.delete(pending.row.id);
  }

  isOpen(pending: PendingTransaction): boolean {
    return this.#open.get(pending.row.id) === pending;
  }

  list(): PendingTransaction[] {
    return [...this.#open.values()];
  }

  /** Returns those that are not in a block yet. */
  listUnmined(): PendingTransaction[] {
    return this.list().filter((pending) => pending.minedAt === null);
  }

  /** Sends the stored transaction without waiting; the node's answer wakes the lane. */
  send(pending: PendingTransaction): void {
    pending.isSending = true;
    pending.isDue = false;
    pending.sentAtMs = performance.now();
    void this.#exchange(pending);
  }

  async #exchange(pending: PendingTransaction): Promise<void> {
    pending.answer = await broadcast(this.#rpc, pending.row.rawTransaction);
    pending.isSending = false;
    pending.isDue = true;
    this.#wake();
  }
}
