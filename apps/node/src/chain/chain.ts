import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import type { EVM } from '@ethereumjs/evm';
import type { Logger } from 'pino';
import { checkAdmission, checkTransaction, decodeForPool } from '../pool/check-transaction.ts';
import { TransactionRefusedError } from '../pool/errors.ts';
import { bytesToHex } from '../encoding/hex.ts';
import { Pool } from '../pool/pool.ts';
import type { PooledTransaction } from '../pool/pooled-transaction.ts';
import type { NodeStore } from '../state/node-store.ts';
import type { Overlay } from '../state/overlay.ts';
import { HEAD_CACHES, WorldState } from '../state/world-state.ts';
import { Pruner } from '../state/pruner.ts';
import { AcknowledgedHead } from '../store/acknowledged-head.ts';
import type { ChainStore } from '../store/chain-store.ts';
import type { Block } from './block.ts';
import { type Clock, nextBlockTime } from './sealing/block-clock.ts';
import { BlockImporter } from './block-importer.ts';
import type { BlockIndex } from './block-index.ts';
import { createChainEvm, createChainRules } from './evm/evm.ts';
import type { ExecutionWatcher } from './evm/execution-watcher.ts';
import type { GenesisConfig } from './genesis/genesis.ts';
import { GroupWriter, type WrittenGroup } from './sealing/group-writer.ts';
import { openChain } from './open-chain.ts';
import { BLOCKHASH_WINDOW, EXECUTION_LIMIT_MS } from './genesis/rules.ts';
import { hasNoOwnCode } from './evm/authorizations.ts';
import { type Fork, type ForkSchedule, rulesAt, type Rules } from './genesis/schedule.ts';
import type { HeartbeatOptions } from './sealing/heartbeat.ts';
import { Sealer } from './sealing/sealer.ts';
import { recoverSender } from './transaction.ts';

/** Beyond this lag the clock counts as wrong, and new transactions are refused instead of delayed. */
const MAX_CLOCK_WAIT_MS = 60_000;

export interface ChainOptions {
  store: ChainStore;
  genesis: GenesisConfig;
  /** Seals the blocks; without it, the chain imports blocks that the validator sealed elsewhere. */
  validatorKey?: Uint8Array;
  /** Number of most recent blocks whose state is retained; Infinity, the default, retains all. */
  retainedStates?: number;
  /** Maximum execution time of one transaction before it is dropped unsealed; one second by default. */
  executionLimitMs?: number;
  /**
   * Seals a few empty blocks after each block with a transaction; if unset, no empty block is ever sealed.
   */
  heartbeat?: HeartbeatOptions;
  clock: Clock;
  logger: Logger;
  /** Observes the execution of blocks. */
  watcher?: ExecutionWatcher;
  /** Called once if the chain had to stop; the process should then exit. */
  onFatal: (error: unknown) => void;
}

/** The running chain: durable blocks, the pool, and the sealer between them. */
export class Chain {
  readonly events = new EventEmitter<{ block: [Block]; group: [WrittenGroup] }>();
  readonly genesis: Block;
  readonly chainId: number;
  readonly schedule: ForkSchedule;
  readonly blocks: BlockIndex;
  readonly nodes: NodeStore;
  readonly clock: Clock;
  readonly pool: Pool;
  readonly #options: ChainOptions;
  readonly #world: WorldState;
  readonly #writer: GroupWriter;
  readonly pruner: Pruner;
  readonly importer: BlockImporter | null;
  readonly #mark: AcknowledgedHead | null;
  readonly #sealer: Sealer | null;
  #head: Block;
  #failure: Error | null = null;
  #heartbeats = 0;

  static async open(options: ChainOptions): Promise<Chain> {
    return new Chain(options, await openChain(options.store, options.genesis, options.logger));
  }

  private constructor(options: ChainOptions, opened: Awaited<ReturnType<typeof openChain>>) {
    const { store, clock, logger, validatorKey } = options;
    this.#options = options;
    this.genesis = opened.genesis;
    this.chainId = options.genesis.chainId;
    this.schedule = options.genesis.schedule ?? {};
    this.blocks = opened.blocks;
    this.nodes = opened.nodes;
    this.clock = clock;
    this.#head = opened.head;
    this.events.setMaxListeners(0);
    const world = new WorldState(this.nodes, this.#head.state, HEAD_CACHES);
    this.#world = world;
    this.pool = new Pool({
      accountAtTip: (address) => world.committedAccount(address),
      hasNoOwnCode: (codeHash) => hasNoOwnCode(world, codeHash),
      clock,
    });
    const onFatal = (error: unknown): void => this.#fail(error);
    this.#writer = new GroupWriter({
      store,
      nodes: this.nodes,
      logs: this.blocks.logs,
      onGroup: (group) => {
        this.#mark?.write(group.number, group.hash);
        this.events.emit('group', group);
      },
      onDurable: (block) => this.#publish(block),
      onError: onFatal,
    });
    this.blocks.logs.open(this.#head.header.number, onFatal);
    this.pruner = new Pruner({
      store,
      retainedBlocks: options.retainedStates ?? Infinity,
      head: () => this.#head.header.number,
      logger,
    });
    const { chainId, schedule } = this;
    const { watcher } = options;
    const createEvm = async (fork: Fork): Promise<EVM> => {
      const rules = createChainRules(chainId, fork);
      const evm = await createChainEvm(rules, world, (number) => this.blockHash(number));
      watcher?.attach(evm, world);
      return evm;
    };
    const common = {
      world,
      writer: this.#writer,
      head: this.#head,
      clock,
      chainId,
      schedule,
      createEvm,
      ...(watcher !== undefined && { watcher }),
    };
    this.#sealer =
      validatorKey === undefined
        ? null
        : new Sealer({
            ...common,
            pool: this.pool,
            validatorKey,
            executionLimitMs: options.executionLimitMs ?? EXECUTION_LIMIT_MS,
            logger,
            onFatal,
            ...(options.heartbeat !== undefined && { heartbeat: options.heartbeat }),
          });
    this.importer =
      validatorKey === undefined
        ? new BlockImporter({
            ...common,
            validator: options.genesis.validator,
          })
        : null;
    // A store in memory has no folder.
    this.#mark = existsSync(store.folder) ? new AcknowledgedHead(store.folder) : null;
    this.#mark?.write(this.#head.header.number, this.#head.hash);
    this.pruner.wake();
  }

  /** The last durable block. */
  get head(): Block {
    return this.#head;
  }

  /** The last executed block; it may not be durable yet. */
  get tip(): Block {
    return (this.#sealer ?? this.importer)!.tip;
  }

  /** Number of empty blocks that became durable since the start. */
  get heartbeats(): number {
    return this.#heartbeats;
  }

  /** Parameters of the genesis block. */
  get genesisConfig(): GenesisConfig {
    return this.#options.genesis;
  }

  /**
   * Calls the listener with each block's changes before they are committed, because the state contains only
   * hashed keys.
   */
  watchCommits(listener: (changes: Overlay) => void): void {
    this.#world.onCommit = listener;
  }

  /** Folder of the store. */
  get folder(): string {
    return this.#options.store.folder;
  }

  /** Size of the store on disk in bytes. */
  get storeSize(): number {
    return this.#options.store.size();
  }

  /** Resolves once everything executed so far is durable. */
  async settled(): Promise<void> {
    await this.#writer.backlog;
    if (this.#failure !== null) throw this.#failure;
  }

  /**
   * Adds a signed transaction to the pool and wakes the sealer.
   * @throws TransactionRefusedError
   */
  submit(raw: Uint8Array): PooledTransaction {
    if (this.#failure !== null) throw new TransactionRefusedError(this.#failure.message);
    if (this.#sealer === null) {
      throw new TransactionRefusedError('this node follows a validator and seals nothing itself');
    }
    const lag = this.#sealer.clockLag;
    if (lag > MAX_CLOCK_WAIT_MS) {
      throw new TransactionRefusedError(
        `the node's clock is ${Math.ceil(lag / 1000)} s behind its chain; set the clock, because no block can be sealed before`,
      );
    }
    const transaction = decodeForPool(raw);
    checkTransaction(transaction, this.chainId, this.nextRules);
    checkAdmission(transaction);
    const pooled = this.pool.add(transaction, this.#recoverSender(transaction));
    this.#sealer.wake();
    return pooled;
  }

  /** The rules that the next block would follow. */
  get nextRules(): Rules {
    return rulesAt(this.schedule, nextBlockTime(this.clock(), this.tip.header).timestamp);
  }

  /** Returns the hash of a recent block, executed or durable, for BLOCKHASH. */
  blockHash(number: number): Uint8Array | undefined {
    const { tip } = this;
    if (number > tip.header.number || number < tip.header.number - BLOCKHASH_WINDOW) return undefined;
    if (number === tip.header.number) return tip.hash;
    return this.#writer.find(number)?.hash ?? this.blocks.byNumber(number)?.hash;
  }

  /** Finishes the current block, waits until everything executed is durable, and closes the store. */
  async close(): Promise<void> {
    await this.#sealer?.stop();
    await this.#writer.backlog;
    await this.pruner.stop();
    await this.blocks.logs.stop();
    this.pool.close(new TransactionRefusedError('the node is shutting down'));
    await this.#options.store.close();
    this.#mark?.close();
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
    if (block.body === null) this.#heartbeats += 1;
    this.pruner.wake();
    const pooled = block.body === null ? undefined : this.pool.get(bytesToHex(block.body.transaction.hash));
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
    this.#options.logger.fatal({ err: error }, 'the chain stops because its state is no longer certain');
    void this.#sealer?.stop();
    this.pool.close(this.#failure);
    this.#options.onFatal(error);
  }
}
