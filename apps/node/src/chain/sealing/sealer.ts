import type { Logger } from 'pino';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from '../../pool/pool.ts';
import type { PooledTransaction } from '../../pool/pooled-transaction.ts';
import { checkTransaction } from '../../pool/check-transaction.ts';
import { TransactionRefusedError } from '../../pool/errors.ts';
import { EMPTY_ACCOUNT } from '../../state/account.ts';
import { DamagedNodeError, MissingNodeError } from '../../state/node-store.ts';
import type { WorldState } from '../../state/world-state.ts';
import type { Block } from '../block.ts';
import { type Clock, clockLag, nextBlockTime } from './block-clock.ts';
import { type BlockPlan, executePlan, sealBlock } from '../execute-block.ts';
import type { ExecutionWatcher } from '../evm/execution-watcher.ts';
import { type CreateEvm, ForkEvms } from '../evm/fork-evms.ts';
import type { GroupWriter } from './group-writer.ts';
import { Heartbeat, type HeartbeatOptions } from './heartbeat.ts';
import { LARGE_TRANSACTION_REST, LONG_EXECUTION_MS } from '../genesis/rules.ts';
import { type ForkSchedule, type Rules, rulesAt } from '../genesis/schedule.ts';
import { maxCost, recoverAuthority } from '../transaction.ts';
import { ExecutionTimeoutError, SharedPace } from './shared-pace.ts';

/** Maximum number of executed blocks in memory before the sealer waits for the disk. */
const MAX_QUEUED_BLOCKS = 256;
/** Milliseconds between two clock readings while the clock is behind the chain. */
const CLOCK_POLL_MS = 100;

interface SealerOptions {
  pool: Pool;
  world: WorldState;
  createEvm: CreateEvm;
  chainId: number;
  schedule: ForkSchedule;
  heartbeat?: HeartbeatOptions;
  writer: GroupWriter;
  head: Block;
  validatorKey: Uint8Array;
  executionLimitMs: number;
  clock: Clock;
  logger: Logger;
  watcher?: ExecutionWatcher;
  /** Called if the node must stop because its memory may be inconsistent. */
  onFatal: (error: unknown) => void;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Takes ready transactions from the pool and makes one block of each, on demand and in sequence. If
 * heartbeats are enabled, a transaction is followed by a few empty blocks.
 */
export class Sealer {
  readonly #options: SealerOptions;
  readonly #pace: SharedPace;
  readonly #evms: ForkEvms;
  readonly #heartbeat: Heartbeat;
  #isBeatDue = false;
  #tip: Block;
  #running: Promise<void> | null = null;
  #stopped = false;
  /** Time on the `performance` clock before which no large transaction starts. */
  #largeRestsUntil = 0;
  #restTimer: NodeJS.Timeout | undefined;

  constructor(options: SealerOptions) {
    this.#options = options;
    this.#pace = new SharedPace(options.executionLimitMs);
    this.#evms = new ForkEvms(options.createEvm, this.#pace);
    this.#heartbeat = new Heartbeat(options.heartbeat, () => {
      this.#isBeatDue = true;
      this.wake();
    });
    this.#tip = options.head;
  }

  /** The last executed block; it may not be durable yet. */
  get tip(): Block {
    return this.#tip;
  }

  /** Milliseconds until the clock permits the next block; usually 0. */
  get clockLag(): number {
    return clockLag(this.#options.clock(), this.#tip.header);
  }

  /** Starts sealing; must be called when the pool may have a ready transaction. */
  wake(): void {
    if (this.#stopped) return;
    this.#running ??= this.#run().catch(this.#options.onFatal);
  }

  /** Finishes the current block and starts no further one. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#restTimer);
    this.#heartbeat.stop();
    await this.#running;
  }

  async #run(): Promise<void> {
    // Requests that arrived together all enter the pool before the first of them is executed.
    await nextTurn();
    for (;;) {
      await this.#untilReady();
      const next = this.#stopped ? undefined : this.#take();
      if (next === undefined && this.#mayBeat) {
        await this.#sealHeartbeat();
        continue;
      }
      if (next === undefined) {
        // In the same synchronous step as the check of the pool; otherwise a wake in between would be lost.
        this.#running = null;
        return;
      }
      await this.#seal(next);
      if (next.isLarge) this.#restAfter(this.#pace.usedMs);
      await nextTurn();
    }
  }

  /** Also false while a large transaction is delayed, because that soon seals a block itself. */
  get #mayBeat(): boolean {
    return this.#isBeatDue && !this.#stopped && !this.#options.pool.hasLargeReady;
  }

  /** Returns the next transaction; schedules another attempt if only delayed large ones are ready. */
  #take(): PooledTransaction | undefined {
    const { pool } = this.#options;
    const restMs = this.#largeRestsUntil - performance.now();
    const next = pool.take(restMs <= 0);
    if (next === undefined && pool.hasLargeReady) {
      clearTimeout(this.#restTimer);
      this.#restTimer = setTimeout(() => this.wake(), Math.ceil(restMs));
    }
    return next;
  }

  /**
   * Delays the next large transaction after a slow one.
   * @param executionMs CPU time, so that load from other processes does not extend the delay
   */
  #restAfter(executionMs: number): void {
    if (executionMs < LONG_EXECUTION_MS) return;
    this.#largeRestsUntil = performance.now() + executionMs * LARGE_TRANSACTION_REST;
  }

  /** Waits for the disk if too many blocks are queued, and for a clock that was set back. */
  async #untilReady(): Promise<void> {
    const { writer, logger } = this.#options;
    if (writer.queuedCount >= MAX_QUEUED_BLOCKS) await writer.backlog;
    if (this.clockLag === 0) return;
    logger.warn({ milliseconds: this.clockLag }, 'waiting: the clock is behind the chain');
    while (this.clockLag > 0 && !this.#stopped) await sleep(CLOCK_POLL_MS);
  }

  #plan(action: BlockPlan['action']): BlockPlan {
    const { clock, schedule } = this.#options;
    return { parent: this.#tip, action, time: nextBlockTime(clock(), this.#tip.header), schedule };
  }

  async #seal(pooled: PooledTransaction): Promise<void> {
    const { pool, world, writer, validatorKey, schedule, watcher } = this.#options;
    const { transaction, sender } = pooled;
    const plan = this.#plan({ transaction, sender });
    const rules = rulesAt(schedule, plan.time.timestamp);
    if (!this.#isStillValid(pooled, rules)) return;
    const evm = await this.#evms.at(rules.fork);
    let receipt;
    try {
      this.#pace.start();
      receipt = await executePlan(evm, world, plan);
    } catch (error) {
      // The store lost or changed a node, so any further block could be wrong.
      if (error instanceof MissingNodeError || error instanceof DamagedNodeError) throw error;
      this.#discard(pooled, error);
      return;
    }
    // No await from here to the end: state, tip and pool change together.
    this.#tip = sealBlock(world, plan, receipt, validatorKey);
    watcher?.executed(this.#tip);
    pool.executed(pooled);
    writer.add(this.#tip);
    for (const authorization of transaction.authorizationList) {
      const authority = recoverAuthority(authorization);
      if (authority !== null) pool.advance(authority);
    }
    this.#isBeatDue = false;
    this.#heartbeat.restart();
  }

  /**
   * Seals a block without a transaction. It changes no balance; from Prague on, it stores its parent's hash.
   */
  async #sealHeartbeat(): Promise<void> {
    const { world, writer, validatorKey, schedule } = this.#options;
    this.#isBeatDue = false;
    const plan = this.#plan(null);
    const evm = await this.#evms.at(rulesAt(schedule, plan.time.timestamp).fork);
    const receipt = await executePlan(evm, world, plan);
    this.#tip = sealBlock(world, plan, receipt, validatorKey);
    writer.add(this.#tip);
    this.#heartbeat.next();
  }

  /**
   * Repeats the pool's checks, which may be outdated: a fork became active, or a delegating account spent
   * coins or nonces without its own transaction (EIP-7702). An invalid transaction is dropped from the pool.
   */
  #isStillValid(pooled: PooledTransaction, rules: Rules): boolean {
    const { pool, world, chainId } = this.#options;
    const { transaction, sender } = pooled;
    const { nonce, balance } = world.committedAccount(sender) ?? EMPTY_ACCOUNT;
    if (nonce !== transaction.nonce) {
      const reason = `nonce too low: next nonce ${nonce}, tx nonce ${transaction.nonce}`;
      pool.dropPassed(pooled, new TransactionRefusedError(reason));
      return false;
    }
    try {
      checkTransaction(transaction, chainId, rules);
      if (balance >= maxCost(transaction)) return true;
      const cost = maxCost(transaction);
      throw new TransactionRefusedError(
        `insufficient funds for gas * price + value: balance ${balance}, tx cost ${cost}, overshot ${cost - balance}`,
      );
    } catch (error) {
      pool.drop(pooled, error as Error);
      return false;
    }
  }

  /**
   * Drops a transaction that took too long or made the EVM throw, which its rules never cause. Nothing was
   * committed, so discarding the uncommitted layer and the EVM restores the tip exactly.
   */
  #discard(pooled: PooledTransaction, error: unknown): void {
    const { pool, world, logger } = this.#options;
    world.changes.clear();
    this.#evms.forget();
    if (error instanceof ExecutionTimeoutError) {
      logger.warn(
        { transaction: pooled.hash, milliseconds: error.milliseconds },
        'a transaction took too long',
      );
      pool.dropSlow(pooled, new Error(`${error.message}; split it into smaller ones`));
      return;
    }
    logger.error({ err: error, transaction: pooled.hash }, 'a transaction could not be executed');
    pool.drop(pooled, new Error(`transaction ${pooled.hash} could not be executed`));
  }
}
