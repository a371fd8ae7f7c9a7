import type { EVM } from '@ethereumjs/evm';
import type { Logger } from 'pino';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from '../pool/pool.ts';
import type { PooledTransaction } from '../pool/pooled-transaction.ts';
import { DamagedNodeError, MissingNodeError } from '../state/node-store.ts';
import type { WorldState } from '../state/world-state.ts';
import type { Block } from './block.ts';
import { type Clock, clockLag, nextBlockTime } from './block-clock.ts';
import { type BlockPlan, executePlan, sealBlock } from './execute-block.ts';
import type { GroupWriter } from './group-writer.ts';
import { setPace } from './pace.ts';
import { LARGE_TRANSACTION_REST, LONG_EXECUTION_MS } from './rules.ts';
import { ExecutionTimeoutError, SharedPace } from './shared-pace.ts';

/** Executed blocks that may gather before the sealer waits for the disk. */
const MAX_QUEUED_BLOCKS = 256;
/** How often the clock is looked at while it is behind the chain. */
const CLOCK_POLL_MS = 100;

interface SealerOptions {
  pool: Pool;
  world: WorldState;
  createEvm: () => Promise<EVM>;
  writer: GroupWriter;
  head: Block;
  validatorKey: Uint8Array;
  executionLimitMs: number;
  clock: Clock;
  logger: Logger;
  /** The node must stop: what is in memory may no longer agree with itself. */
  onFatal: (error: unknown) => void;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Takes ready transactions from the pool and makes one block of each, on demand and one after another. */
export class Sealer {
  readonly #options: SealerOptions;
  readonly #pace: SharedPace;
  #evm: EVM | undefined;
  #tip: Block;
  #running: Promise<void> | null = null;
  #stopped = false;
  /** Until when no large transaction is begun, on the clock of `performance`. */
  #largeRestsUntil = 0;
  #restTimer: NodeJS.Timeout | undefined;

  constructor(options: SealerOptions) {
    this.#options = options;
    this.#pace = new SharedPace(options.executionLimitMs);
    this.#tip = options.head;
  }

  /** The last executed block; it may not be durable yet. */
  get tip(): Block {
    return this.#tip;
  }

  /** Milliseconds until the clock has caught up enough with the chain for a block; 0 as a rule. */
  get clockLag(): number {
    return clockLag(this.#options.clock(), this.#tip.header);
  }

  /** To be called when the pool may have something ready. */
  wake(): void {
    if (this.#stopped) return;
    this.#running ??= this.#run().catch(this.#options.onFatal);
  }

  /** Resolves when the block at work is finished; no further one is begun. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#restTimer);
    await this.#running;
  }

  async #run(): Promise<void> {
    // requests that arrived together are all taken in before the first of them is executed
    await nextTurn();
    for (;;) {
      await this.#untilReady();
      const next = this.#stopped ? undefined : this.#take();
      if (next === undefined) {
        // in one step with the look into the pool, or a wake in between would be lost
        this.#running = null;
        return;
      }
      const startedAt = performance.now();
      await this.#seal(next);
      if (next.isLarge) this.#restAfter(performance.now() - startedAt);
      await nextTurn();
    }
  }

  /** The next transaction; large ones that rest are looked at again when their rest is over. */
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

  #restAfter(executionMs: number): void {
    if (executionMs < LONG_EXECUTION_MS) return;
    this.#largeRestsUntil = performance.now() + executionMs * LARGE_TRANSACTION_REST;
  }

  /** Waits for the disk when too much has gathered, and for a clock that was set back. */
  async #untilReady(): Promise<void> {
    const { writer, logger } = this.#options;
    if (writer.queuedCount >= MAX_QUEUED_BLOCKS) await writer.backlog;
    if (this.clockLag === 0) return;
    logger.warn({ milliseconds: this.clockLag }, 'waiting: the clock is behind the chain');
    while (this.clockLag > 0 && !this.#stopped) await sleep(CLOCK_POLL_MS);
  }

  async #seal(pooled: PooledTransaction): Promise<void> {
    const { pool, world, writer, validatorKey, clock } = this.#options;
    const { transaction, sender } = pooled;
    const plan: BlockPlan = {
      parent: this.#tip,
      transaction,
      sender,
      time: nextBlockTime(clock(), this.#tip.header),
    };
    const evm = await this.#prepareEvm();
    let receipt;
    try {
      this.#pace.start();
      receipt = await executePlan(evm, world, plan);
    } catch (error) {
      // a store that lost or changed a node: whatever is sealed from here on could be wrong
      if (error instanceof MissingNodeError || error instanceof DamagedNodeError) throw error;
      this.#discard(pooled, error);
      return;
    }
    // no await from here to the end: state, tip and pool move together
    this.#tip = sealBlock(world, plan, receipt, validatorKey);
    pool.executed(pooled);
    writer.add(this.#tip);
  }

  async #prepareEvm(): Promise<EVM> {
    if (this.#evm === undefined) {
      this.#evm = await this.#options.createEvm();
      setPace(this.#evm, this.#pace);
    }
    return this.#evm;
  }

  /**
   * The execution took too long, or the EVM threw, which it never does on its own rules. Nothing was committed, so
   * dropping the uncommitted layer and the EVM restores the tip exactly.
   */
  #discard(pooled: PooledTransaction, error: unknown): void {
    const { pool, world, logger } = this.#options;
    world.changes.clear();
    this.#evm = undefined;
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
