import { EventEmitter } from 'node:events';
import type { Common } from '@ethereumjs/common';
import type { Logger } from 'pino';
import { decodeForPool, checkTransaction } from '../pool/check-transaction.ts';
import { TransactionRefusedError } from '../pool/errors.ts';
import { bytesToHex } from '../encoding/hex.ts';
import { Pool } from '../pool/pool.ts';
import type { PooledTransaction } from '../pool/pooled-transaction.ts';
import type { NodeStore } from '../state/node-store.ts';
import { HEAD_CACHES, WorldState } from '../state/world-state.ts';
import type { ChainStore } from '../store/chain-store.ts';
import type { Block } from './block.ts';
import type { Clock } from './block-clock.ts';
import type { BlockIndex } from './block-index.ts';
import { createChainEvm, createChainRules } from './evm.ts';
import type { GenesisConfig } from './genesis.ts';
import { GroupWriter } from './group-writer.ts';
import { openChain } from './open-chain.ts';
import { BLOCKHASH_WINDOW } from './rules.ts';
import { Sealer } from './sealer.ts';
import { recoverSender } from './transaction.ts';

/** Beyond this the clock is wrong rather than adjusted: new transactions are refused instead of held. */
const MAX_CLOCK_WAIT_MS = 60_000;

export interface ChainOptions {
  store: ChainStore;
  genesis: GenesisConfig;
  validatorKey: Uint8Array;
  clock: Clock;
  logger: Logger;
  /** Called once when the chain had to stop; the process should end. */
  onFatal: (error: unknown) => void;
}

/** The running chain: durable blocks, the pool, and the sealer between them. */
export class Chain {
  readonly events = new EventEmitter<{ block: [Block] }>();
  readonly genesis: Block;
  readonly chainId: number;
  readonly rules: Common;
  readonly blocks: BlockIndex;
  readonly nodes: NodeStore;
  readonly clock: Clock;
  readonly pool: Pool;
  readonly #options: ChainOptions;
  readonly #writer: GroupWriter;
  readonly #sealer: Sealer;
  #head: Block;
  #failure: Error | null = null;

  static async open(options: ChainOptions): Promise<Chain> {
    return new Chain(options, await openChain(options.store, options.genesis, options.logger));
  }

  private constructor(options: ChainOptions, opened: Awaited<ReturnType<typeof openChain>>) {
    const { store, clock, logger, validatorKey } = options;
    this.#options = options;
    this.genesis = opened.genesis;
    this.chainId = options.genesis.chainId;
    this.rules = createChainRules(this.chainId);
    this.blocks = opened.blocks;
    this.nodes = opened.nodes;
    this.clock = clock;
    this.#head = opened.head;
    this.events.setMaxListeners(0);
    const world = new WorldState(this.nodes, this.#head.state, HEAD_CACHES);
    this.pool = new Pool({ accountAtTip: (address) => world.committedAccount(address), clock });
    const onFatal = (error: unknown): void => this.#fail(error);
    this.#writer = new GroupWriter({
      store,
      nodes: this.nodes,
      logs: this.blocks.logs,
      onDurable: (block) => this.#publish(block),
      onError: onFatal,
    });
    this.blocks.logs.open(this.#head.header.number, onFatal);
    this.#sealer = new Sealer({
      pool: this.pool,
      world,
      writer: this.#writer,
      head: this.#head,
      validatorKey,
      clock,
      logger,
      onFatal,
      createEvm: () => createChainEvm(this.rules, world, (number) => this.blockHash(number)),
    });
  }

  /** The last durable block. */
  get head(): Block {
    return this.#head;
  }

  /**
   * Takes a signed transaction into the pool and sees to it that it is sealed.
   * Throws TransactionRefusedError.
   */
  submit(raw: Uint8Array): PooledTransaction {
    if (this.#failure !== null) throw new TransactionRefusedError(this.#failure.message);
    const lag = this.#sealer.clockLag;
    if (lag > MAX_CLOCK_WAIT_MS) {
      throw new TransactionRefusedError(
        `the node's clock is ${Math.ceil(lag / 1000)} s behind its chain; no block can be sealed until it is set right`,
      );
    }
    const transaction = decodeForPool(raw);
    checkTransaction(transaction, this.chainId);
    const pooled = this.pool.add(transaction, this.#recoverSender(transaction));
    this.#sealer.wake();
    return pooled;
  }

  /** Hash of a recent block, executed or durable, for BLOCKHASH. */
  blockHash(number: number): Uint8Array | undefined {
    const tip = this.#sealer.tip;
    if (number > tip.header.number || number < tip.header.number - BLOCKHASH_WINDOW) return undefined;
    if (number === tip.header.number) return tip.hash;
    return this.#writer.find(number)?.hash ?? this.blocks.byNumber(number)?.hash;
  }

  /** Finishes the block at work, waits until everything executed is durable, and closes the store. */
  async close(): Promise<void> {
    await this.#sealer.stop();
    await this.#writer.backlog;
    await this.blocks.logs.stop();
    this.pool.close(new TransactionRefusedError('the node is shutting down'));
    await this.#options.store.close();
  }

  #recoverSender(transaction: Parameters<typeof recoverSender>[0]): Uint8Array {
    try {
      return recoverSender(transaction);
    } catch (error) {
      throw new TransactionRefusedError(`invalid sender: ${(error as Error).message}`, { cause: error });
    }
  }

  #publish(block: Block): void {
    this.#head = block;
    this.blocks.remember(block);
    const pooled = this.pool.get(bytesToHex(block.body!.transaction.hash));
    if (pooled !== undefined) this.pool.durable(pooled, block);
    try {
      this.events.emit('block', block);
    } catch (error) {
      this.#options.logger.error({ err: error }, 'a listener failed on a new block');
    }
  }

  #fail(error: unknown): void {
    if (this.#failure !== null) return;
    this.#failure = new Error('the node has stopped after an internal error');
    this.#options.logger.fatal({ err: error }, 'the chain stops: its state is no longer certain');
    void this.#sealer.stop();
    this.pool.close(this.#failure);
    this.#options.onFatal(error);
  }
}
