import { MAX_TRANSACTION_GAS } from '../chain/genesis/rules.ts';
import type { PooledTransaction } from './pooled-transaction.ts';

/** Senders whose next transaction is small, and those whose next one is large. */
type Turns = Record<'small' | 'large', Set<string>>;

const kindOf = (pooled: PooledTransaction): keyof Turns => (pooled.isLarge ? 'large' : 'small');

/**
 * Transactions that can be sealed, round robin by sender and in nonce order for each sender. Large
 * transactions wait for small ones, but are next once the small ones have used as much gas as the largest
 * transaction may have. Thus a small transaction waits for at most one large one, and a large one never
 * starves.
 */
export class ReadyQueue {
  readonly #bySender = new Map<string, PooledTransaction[]>();
  readonly #turns: Turns = { small: new Set(), large: new Set() };
  #size = 0;
  /** Gas of the small transactions taken since the last large one, counted while a large one waits. */
  #smallGas = 0n;

  get size(): number {
    return this.#size;
  }

  /** Appends the transaction after the others of its sender. */
  add(pooled: PooledTransaction): void {
    const queue = this.#bySender.get(pooled.senderKey) ?? [];
    queue.push(pooled);
    this.#size += 1;
    this.#bySender.set(pooled.senderKey, queue);
    if (queue.length === 1) this.#turns[kindOf(pooled)].add(pooled.senderKey);
  }

  /** Puts `pooled` at the position of a transaction with the same sender and nonce. */
  replace(replaced: PooledTransaction, pooled: PooledTransaction): void {
    const queue = this.#bySender.get(pooled.senderKey)!;
    const place = queue.indexOf(replaced);
    queue[place] = pooled;
    if (place === 0 && kindOf(replaced) !== kindOf(pooled)) this.#grantTurn(pooled.senderKey);
  }

  remove(pooled: PooledTransaction): void {
    const queue = this.#bySender.get(pooled.senderKey);
    const place = queue?.indexOf(pooled) ?? -1;
    if (queue === undefined || place < 0) return;
    queue.splice(place, 1);
    this.#size -= 1;
    if (place === 0) this.#grantTurn(pooled.senderKey);
  }

  get hasLarge(): boolean {
    return this.#turns.large.size > 0;
  }

  /**
   * Removes and returns the next transaction to seal.
   * @param allowsLarge false while large transactions are delayed; then only a small one is returned
   */
  take(allowsLarge = true): PooledTransaction | undefined {
    const { small, large } = this.#turns;
    if (large.size === 0) this.#smallGas = 0n;
    const isLargeDue =
      allowsLarge && large.size > 0 && (small.size === 0 || this.#smallGas >= MAX_TRANSACTION_GAS);
    const [senderKey] = isLargeDue ? large : small;
    if (senderKey === undefined) return undefined;
    const pooled = this.#bySender.get(senderKey)!.shift()!;
    this.#size -= 1;
    this.#smallGas = isLargeDue ? 0n : this.#smallGas + pooled.transaction.gasLimit;
    this.#grantTurn(senderKey);
    return pooled;
  }

  /** Moves the sender to the end of the queue that matches its next transaction. */
  #grantTurn(senderKey: string): void {
    this.#turns.small.delete(senderKey);
    this.#turns.large.delete(senderKey);
    const next = this.#bySender.get(senderKey)?.[0];
    if (next === undefined) this.#bySender.delete(senderKey);
    else this.#turns[kindOf(next)].add(senderKey);
  }
}
