import { EventEmitter } from 'node:events';
import { LRUCache } from 'lru-cache';
import { bytesToHex, type Hex, mapKey } from '../encoding/hex.ts';
import type { Block } from '../chain/block.ts';
import type { Clock } from '../chain/sealing/block-clock.ts';
import { SMALL_TRANSACTION_GAS } from '../chain/genesis/rules.ts';
import type { Transaction } from '../chain/transaction.ts';
import { type AccountRecord, EMPTY_ACCOUNT } from '../state/account.ts';
import { TransactionRefusedError, TransactionReplacedError } from './errors.ts';
import {
  MAX_SLOW_SENDERS,
  POOL_LIMITS,
  type PoolLimits,
  REPLACEMENT_BUMP_PERCENT,
  SLOW_SENDER_MS,
  WAITING_LIFETIME_MS,
} from './limits.ts';
import { PooledTransaction } from './pooled-transaction.ts';
import { ReadyQueue } from './ready-queue.ts';
import { SenderQueue } from './sender-queue.ts';

interface PoolOptions {
  /** Returns the account after the last executed block, durable or not. */
  accountAtTip: (address: Uint8Array) => AccountRecord | null;
  /**
   * Returns true if an account with this code may send: it has none or delegates to another account
   * (EIP-7702).
   */
  hasNoOwnCode: (codeHash: Uint8Array) => boolean;
  clock: Clock;
  limits?: PoolLimits;
}

function refuse(message: string): never {
  throw new TransactionRefusedError(message);
}

/**
 * Transactions waiting for a block: ready ones, served round robin by sender, and those with a missing
 * nonce. Everything is synchronous; state checks use the last executed block.
 */
export class Pool {
  readonly events = new EventEmitter<{ added: [PooledTransaction] }>();
  readonly #accountAtTip: PoolOptions['accountAtTip'];
  readonly #hasNoOwnCode: PoolOptions['hasNoOwnCode'];
  readonly #clock: Clock;
  readonly #limits: PoolLimits;
  readonly #byHash = new Map<Hex, PooledTransaction>();
  readonly #senders = new Map<string, SenderQueue>();
  readonly #ready = new ReadyQueue();
  readonly #waiting = new Set<PooledTransaction>();
  /** Time until which a sender may send no large transaction. */
  readonly #slowSenders: LRUCache<string, number>;

  constructor({ accountAtTip, hasNoOwnCode, clock, limits = POOL_LIMITS }: PoolOptions) {
    this.#accountAtTip = accountAtTip;
    this.#hasNoOwnCode = hasNoOwnCode;
    this.#clock = clock;
    this.#limits = limits;
    this.#slowSenders = new LRUCache({ max: MAX_SLOW_SENDERS });
    this.events.setMaxListeners(0);
  }

  /**
   * Adds a transaction that passed checkTransaction.
   * @throws TransactionRefusedError
   */
  add(transaction: Transaction, sender: Uint8Array): PooledTransaction {
    this.#dropExpired();
    const pooled = new PooledTransaction(transaction, sender, this.#clock());
    if (this.#byHash.has(pooled.hash)) refuse('already known');
    const account = this.#accountAtTip(sender) ?? EMPTY_ACCOUNT;
    const queue = this.#senders.get(pooled.senderKey) ?? new SenderQueue();
    const replaced = queue.get(pooled.nonce);
    this.#checkAccount(pooled, account, queue, replaced);
    if (pooled.isLarge) this.#checkLarge(pooled, queue, replaced);
    if (replaced === undefined) this.#evictOne(pooled, account, queue);
    else this.#replace(replaced, pooled);
    queue.put(pooled);
    this.#senders.set(pooled.senderKey, queue);
    this.#byHash.set(pooled.hash, pooled);
    if (pooled.stage === 'waiting') this.#waiting.add(pooled);
    this.#promote(queue, account.nonce);
    this.events.emit('added', pooled);
    return pooled;
  }

  /** True if a large transaction could be sealed next. */
  get hasLargeReady(): boolean {
    return this.#ready.hasLarge;
  }

  /**
   * Returns the next ready transaction, or undefined. The sealer must then call `executed` or `drop`.
   * @param allowsLarge false: only a small one
   */
  take(allowsLarge = true): PooledTransaction | undefined {
    const next = this.#ready.take(allowsLarge);
    if (next !== undefined) next.stage = 'executing';
    return next;
  }

  /** Marks the transaction as part of a block; it stays known until `durable`. */
  executed(pooled: PooledTransaction): void {
    this.#forgetNonce(pooled);
    pooled.stage = 'executed';
  }

  durable(pooled: PooledTransaction, block: Block): void {
    this.#byHash.delete(pooled.hash);
    pooled.stage = 'gone';
    pooled.resolve(block);
  }

  /** Drops a transaction that cannot be sealed; later ones of its sender wait for its nonce again. */
  drop(pooled: PooledTransaction, reason: Error): void {
    this.#remove(pooled, reason);
    const queue = this.#senders.get(pooled.senderKey);
    for (const later of queue?.byNonce.values() ?? []) {
      if (later.stage !== 'ready') continue;
      // Otherwise it would be sealed before the missing nonce when that arrives.
      this.#ready.remove(later);
      later.stage = 'waiting';
      this.#waiting.add(later);
    }
  }

  /** Drops a transaction whose nonce was passed, which an authorization can cause (EIP-7702). */
  dropPassed(pooled: PooledTransaction, reason: Error): void {
    this.#remove(pooled, reason);
    this.advance(pooled.sender);
  }

  /**
   * Promotes transactions of an account whose nonce increased without its own transaction; must be called
   * after that.
   */
  advance(sender: Uint8Array): void {
    const queue = this.#senders.get(mapKey(sender));
    if (queue !== undefined) this.#promote(queue, this.#accountAtTip(sender)?.nonce ?? 0n);
  }

  /** Like `drop`; also drops the sender's other large transactions and refuses new ones for a while. */
  dropSlow(pooled: PooledTransaction, reason: Error): void {
    this.#slowSenders.set(pooled.senderKey, this.#clock() + SLOW_SENDER_MS);
    this.drop(pooled, reason);
    for (const other of this.#senders.get(pooled.senderKey)?.byNonce.values() ?? []) {
      if (other.isLarge && other.stage === 'waiting') this.#remove(other, reason);
    }
  }

  /** Rejects all transactions when the node stops. */
  close(reason: Error): void {
    for (const pooled of this.#byHash.values()) this.#remove(pooled, reason);
  }

  get(hash: Hex): PooledTransaction | undefined {
    return this.#byHash.get(hash);
  }

  all(): Iterable<PooledTransaction> {
    return this.#byHash.values();
  }

  /** Numbers of transactions that can be sealed, including those in progress, and that wait for a nonce. */
  get counts(): { ready: number; waiting: number } {
    return { ready: this.#byHash.size - this.#waiting.size, waiting: this.#waiting.size };
  }

  /** Returns the sender's nonce after all its sealable transactions. */
  nextNonce(sender: Uint8Array): bigint {
    const start = this.#accountAtTip(sender)?.nonce ?? 0n;
    return this.#senders.get(mapKey(sender))?.firstGap(start) ?? start;
  }

  #checkAccount(
    pooled: PooledTransaction,
    account: AccountRecord,
    queue: SenderQueue,
    replaced: PooledTransaction | undefined,
  ): void {
    const next = replaced?.stage === 'executing' ? account.nonce + 1n : account.nonce;
    if (pooled.nonce < next) refuse(`nonce too low: next nonce ${next}, tx nonce ${pooled.nonce}`);
    if (!this.#hasNoOwnCode(account.codeHash)) {
      refuse(
        `sender not an eoa: address ${bytesToHex(pooled.sender)}, codehash: ${bytesToHex(account.codeHash)}`,
      );
    }
    if (replaced !== undefined) checkReplacement(pooled, replaced);
    const others = queue.totalCost - (replaced?.cost ?? 0n);
    const overshot = others + pooled.cost - account.balance;
    if (overshot <= 0n) return;
    const queued = others > 0n ? `queued cost ${others}, ` : '';
    refuse(
      `insufficient funds for gas * price + value: balance ${account.balance}, ${queued}tx cost ${pooled.cost}, overshot ${overshot}`,
    );
  }

  #checkLarge(pooled: PooledTransaction, queue: SenderQueue, replaced: PooledTransaction | undefined): void {
    const until = this.#slowSenders.get(pooled.senderKey);
    if (until !== undefined && this.#clock() < until) {
      const minutes = Math.ceil((until - this.#clock()) / 60_000);
      refuse(
        `a transaction of the sender took too long to execute; for ${minutes} more minutes its gas limit is ${SMALL_TRANSACTION_GAS}`,
      );
    }
    const others = queue.largeCount - Number(replaced?.isLarge ?? false);
    if (others >= this.#limits.largePerSender) {
      refuse(
        `txpool is full: the sender has ${this.#limits.largePerSender} transactions above ${SMALL_TRANSACTION_GAS} gas`,
      );
    }
  }

  #evictOne(pooled: PooledTransaction, account: AccountRecord, queue: SenderQueue): void {
    const gap = queue.firstGap(account.nonce);
    const readyOfSender = Number(gap - account.nonce);
    if (pooled.nonce === gap) {
      if (readyOfSender >= this.#limits.readyPerSender || this.#ready.size >= this.#limits.ready) {
        refuse('txpool is full');
      }
      return;
    }
    if (queue.byNonce.size - readyOfSender >= this.#limits.waitingPerSender) {
      refuse(
        `txpool is full: the sender has ${this.#limits.waitingPerSender} transactions behind a missing nonce`,
      );
    }
    if (this.#waiting.size < this.#limits.waiting) return;
    const [first, ...rest] = this.#waiting;
    const cheapest = rest.reduce((least, other) => (other.tip < least.tip ? other : least), first!);
    if (cheapest.tip >= pooled.tip) refuse('txpool is full');
    this.#remove(
      cheapest,
      new TransactionRefusedError('txpool is full: evicted by a transaction with a higher fee'),
    );
  }

  /** Puts the replacement of a ready transaction at the same position, before the sender's later nonces. */
  #replace(replaced: PooledTransaction, pooled: PooledTransaction): void {
    if (replaced.stage === 'ready') {
      this.#ready.replace(replaced, pooled);
      pooled.stage = 'ready';
    }
    this.#remove(replaced, new TransactionReplacedError(`replaced by ${pooled.hash}`));
  }

  /** Moves transactions that no longer lack a nonce to the ready queue. */
  #promote(queue: SenderQueue, start: bigint): void {
    for (let nonce = start; ; nonce += 1n) {
      const pooled = queue.get(nonce);
      if (pooled === undefined) return;
      if (pooled.stage !== 'waiting') continue;
      this.#waiting.delete(pooled);
      pooled.stage = 'ready';
      this.#ready.add(pooled);
    }
  }

  #dropExpired(): void {
    const horizon = this.#clock() - WAITING_LIFETIME_MS;
    for (const oldest of this.#waiting) {
      if (oldest.addedAt >= horizon) return;
      this.#remove(oldest, new TransactionRefusedError('transaction expired behind a missing nonce'));
    }
  }

  #remove(pooled: PooledTransaction, reason: Error): void {
    this.#byHash.delete(pooled.hash);
    this.#waiting.delete(pooled);
    if (pooled.stage === 'ready') this.#ready.remove(pooled);
    this.#forgetNonce(pooled);
    pooled.stage = 'gone';
    pooled.reject(reason);
  }

  #forgetNonce(pooled: PooledTransaction): void {
    const queue = this.#senders.get(pooled.senderKey);
    queue?.remove(pooled);
    if (queue?.byNonce.size === 0) this.#senders.delete(pooled.senderKey);
  }
}

function checkReplacement(pooled: PooledTransaction, replaced: PooledTransaction): void {
  const enough = (offered: bigint, before: bigint): boolean =>
    offered * 100n >= before * (100n + REPLACEMENT_BUMP_PERCENT);
  if (
    !enough(pooled.tip, replaced.tip) ||
    !enough(pooled.transaction.maxFeePerGas, replaced.transaction.maxFeePerGas)
  ) {
    refuse('replacement transaction underpriced');
  }
}
