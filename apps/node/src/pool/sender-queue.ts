import type { PooledTransaction } from './pooled-transaction.ts';

/** One sender's pooled transactions by nonce. */
export class SenderQueue {
  readonly byNonce = new Map<bigint, PooledTransaction>();
  /** Maximum cost of all of them together in wei. */
  totalCost = 0n;
  largeCount = 0;

  get(nonce: bigint): PooledTransaction | undefined {
    return this.byNonce.get(nonce);
  }

  put(pooled: PooledTransaction): void {
    const before = this.byNonce.get(pooled.nonce);
    this.totalCost += pooled.cost - (before?.cost ?? 0n);
    this.largeCount += Number(pooled.isLarge) - Number(before?.isLarge ?? false);
    this.byNonce.set(pooled.nonce, pooled);
  }

  remove(pooled: PooledTransaction): void {
    if (this.byNonce.get(pooled.nonce) !== pooled) return;
    this.byNonce.delete(pooled.nonce);
    this.totalCost -= pooled.cost;
    this.largeCount -= Number(pooled.isLarge);
  }

  /** Returns the first missing nonce from `start` on. */
  firstGap(start: bigint): bigint {
    let nonce = start;
    while (this.byNonce.has(nonce)) nonce += 1n;
    return nonce;
  }
}
