import { bytesToHex, type Hex, mapKey } from '../encoding/hex.ts';
import type { Block } from '../chain/block.ts';
import { SMALL_TRANSACTION_GAS } from '../chain/genesis/rules.ts';
import { maxCost, type Transaction } from '../chain/transaction.ts';

/**
 * `waiting`: lacks an earlier nonce. `ready`: in the sealer's queue. `executing`: taken by the sealer, no
 * longer replaceable. `executed`: in a block that is not durable yet. `gone`: left the pool.
 */
export type PoolStage = 'waiting' | 'ready' | 'executing' | 'executed' | 'gone';

/** A transaction in the pool with the promise of its block. */
export class PooledTransaction {
  readonly transaction: Transaction;
  readonly sender: Uint8Array;
  readonly senderKey: string;
  readonly hash: Hex;
  readonly tip: bigint;
  readonly cost: bigint;
  readonly addedAt: number;
  /** Resolves when the block is durable; rejects if the transaction leaves the pool without one. */
  readonly sealed: Promise<Block>;
  resolve!: (block: Block) => void;
  reject!: (reason: Error) => void;
  stage: PoolStage = 'waiting';

  constructor(transaction: Transaction, sender: Uint8Array, addedAt: number) {
    this.transaction = transaction;
    this.sender = sender;
    this.senderKey = mapKey(sender);
    this.hash = bytesToHex(transaction.hash);
    this.tip = transaction.maxPriorityFeePerGas;
    this.cost = maxCost(transaction);
    this.addedAt = addedAt;
    this.sealed = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    // Prevents an unhandled rejection if no request awaits the promise.
    this.sealed.catch(() => {});
  }

  /** True if the transaction may take a long time to execute. */
  get isLarge(): boolean {
    return this.transaction.gasLimit > SMALL_TRANSACTION_GAS;
  }

  get nonce(): bigint {
    return this.transaction.nonce;
  }
}
