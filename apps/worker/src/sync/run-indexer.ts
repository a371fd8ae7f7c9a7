import type { Logger } from '@nova/runtime/logger';
import type { Hex } from 'viem';
import type { Alarms } from '../lib/alarms.ts';
import { HaltError } from '../lib/jobs/exclusive-job.ts';
import type { JobSession } from '../lib/jobs/job.ts';
import type { IndexedTopic } from '../lib/jobs/job-signals.ts';
import type { HeadWatcher } from '../lib/chain/head-watcher.ts';
import { RetryDelay } from '../lib/retries/retry-delay.ts';
import { NodeAwayError, RpcError } from '../lib/chain/rpc-client.ts';
import { sleep } from '../lib/retries/sleep.ts';
import { WakeSignal } from '../lib/jobs/wake-signal.ts';
import type { BlockRun, ChainReader } from './chain-reader.ts';
import type { FeatureHandler } from './feature-handler.ts';
import { findFork } from './find-fork.ts';
import { type BlockStore, removeBlocks, storeBlocks } from './store-blocks.ts';
import { ALL_TOPICS } from './topics/unconfirmed-topics.ts';
import { type Cursor, EMPTY_CURSOR, follows, loadCursor, loadMove, type Move } from './sync-state.ts';

/** Blocks further than this behind the head are history and cause no individual events. */
const LIVE_WINDOW = 200;
/** Limits the delay that a lost wake could cause, because normally the watcher wakes the indexer. */
const IDLE_MS = 10_000;
/** Milliseconds to collect blocks while they arrive faster than one at a time. */
const GATHER_MS = 25;

export interface IndexerOptions {
  readonly reader: ChainReader;
  readonly heads: HeadWatcher;
  readonly logger: Logger;
  readonly alarms: Alarms;
  /** Blocks that a reorg may replace; a deeper one halts the indexer. */
  readonly finalityWindow: number;
  /** Waits for the node. Rejects if the database belongs to another chain. */
  verifyChain(): Promise<{ genesisHash: Hex }>;
  /** Called once the chain is known, because the contracts depend on it. */
  loadFeatures(genesisHash: Hex): Promise<readonly FeatureHandler[]>;
  readonly onProgress: (progress: IndexerProgress) => void;
}

export interface IndexerProgress {
  /** Newest indexed block; −1 before the first. */
  readonly indexedBlock: number;
  /** Last known height of the chain, if it was requested. */
  readonly chainHeight?: number;
  /** What the added or removed blocks contain for jobs. */
  readonly topics: Iterable<IndexedTopic>;
  readonly blocksAdded?: number;
  readonly blocksRemoved?: number;
}

/** Keeps schema `chain` in sync with the chain until the session ends. */
export async function runIndexer(session: JobSession, options: IndexerOptions): Promise<void> {
  const wake = new WakeSignal();
  const stopListening = options.heads.onHead(wake.wake);
  const retry = new RetryDelay(50, 1_000);
  let indexer: Indexer | undefined;
  try {
    while (!session.signal.aborted) {
      try {
        indexer ??= await Indexer.open(session, options);
        if (indexer.isCrowded) await sleep(GATHER_MS, session.signal);
        const isAtHead = await indexer.advance();
        options.alarms.clear('node_away', 'indexer');
        retry.reset();
        if (isAtHead) await wake.wait(IDLE_MS, session.signal);
      } catch (error) {
        if (!(error instanceof NodeAwayError || error instanceof RpcError)) throw error;
        options.alarms.raise('node_away', 'indexer', 'the chain node does not respond to the indexer', {
          reason: error.message,
        });
        await sleep(retry.next(), session.signal);
      }
    }
  } finally {
    stopListening();
  }
}

class Indexer {
  readonly #options: IndexerOptions;
  readonly #store: BlockStore;
  readonly #move: Move | null;
  #cursor: Cursor;
  /** The next blocks, read while the previous ones are written. */
  #readAhead: { from: number; run: Promise<BlockRun> } | undefined;
  /**
   * True if several blocks arrived while the previous ones were written. Each write costs a set of
   * statements and a sync to disk regardless of the number of blocks, so the next ones are collected
   * briefly. A single block is written immediately, as are those of a catch-up, which already form a batch.
   */
  isCrowded = false;

  private constructor(options: IndexerOptions, store: BlockStore, move: Move | null, cursor: Cursor) {
    this.#options = options;
    this.#store = store;
    this.#move = move;
    this.#cursor = cursor;
    // Another worker may have indexed blocks and ended before their jobs ran.
    options.onProgress({ indexedBlock: cursor.number, topics: ALL_TOPICS });
  }

  static async open({ client }: JobSession, options: IndexerOptions): Promise<Indexer> {
    const { genesisHash } = await options.verifyChain();
    const features = await options.loadFeatures(genesisHash);
    const store = { client, genesisHash, features };
    return new Indexer(options, store, await loadMove(client), await loadCursor(client));
  }

  /**
   * Advances one step toward the head. Resolves to true when there is nothing to do until the next wake.
   */
  async advance(): Promise<boolean> {
    if (this.#options.heads.latest?.hash === this.#cursor.hash) return true;
    const { blocks, hasMore } = await this.#read();
    const first = blocks[0];
    const last = blocks.at(-1);
    this.isCrowded = blocks.length > 1 && !hasMore;
    if (!first || !last) return this.#compareWithChain();
    if (this.#cursor.number >= 0 && !follows(first, this.#cursor, this.#move)) {
      if (await this.#compareWithChain()) throw new NodeAwayError('the node contradicts itself');
      return false;
    }
    if (hasMore) this.#startReadAhead(last.number + 1);
    const height = hasMore ? await this.#options.reader.readHeight() : last.number;
    const { cursor, topics } = await storeBlocks(this.#store, this.#cursor, blocks, height - LIVE_WINDOW);
    this.#cursor = cursor;
    const indexedBlock = cursor.number;
    this.#options.onProgress({ indexedBlock, chainHeight: height, topics, blocksAdded: blocks.length });
    return false;
  }

  async #read(): Promise<BlockRun> {
    const { number, hash } = this.#cursor;
    const from = hash === EMPTY_CURSOR.hash ? await this.#options.reader.readFirstHeight() : number + 1;
    const ahead = this.#readAhead;
    this.#readAhead = undefined;
    return ahead?.from === from ? ahead.run : this.#options.reader.readBlocks(from);
  }

  #startReadAhead(from: number): void {
    const run = this.#options.reader.readBlocks(from);
    // The failure reaches the code that awaits the promise; if none does, it is irrelevant.
    run.catch(() => {});
    this.#readAhead = { from, run };
  }

  async #compareWithChain(): Promise<boolean> {
    const { reader, finalityWindow, alarms, logger } = this.#options;
    if (this.#cursor.number < 0) return true;
    const first = this.#move?.first.number ?? 0;
    const lowest = Math.max(first, this.#cursor.number - finalityWindow);
    const fork = await findFork(this.#store.client, reader, this.#cursor, lowest);
    if (fork.kind === 'behind') {
      alarms.raise('node_behind', 'indexer', 'the chain node has fewer blocks than the index', {
        nodeBlock: fork.height,
        indexedBlock: this.#cursor.number,
      });
      return true;
    }
    alarms.clear('node_behind', 'indexer');
    if (fork.kind === 'none') return true;
    if (fork.kind === 'too_deep') this.#halt();
    const removed = this.#cursor.number - fork.ancestor.number;
    logger.warn({ ancestor: fork.ancestor, removed }, 'the chain was reorganized');
    this.#cursor = await removeBlocks(this.#store, this.#cursor, fork.ancestor);
    const { number: indexedBlock } = this.#cursor;
    this.#options.onProgress({ indexedBlock, topics: ALL_TOPICS, blocksRemoved: removed });
    return false;
  }

  #halt(): never {
    const { alarms, finalityWindow } = this.#options;
    const message =
      `The chain replaced more than ${finalityWindow} blocks below block ${this.#cursor.number}. ` +
      'The indexer stops until an operator has checked the node.';
    alarms.raise('reorg_too_deep', 'indexer', message, { indexedBlock: this.#cursor.number });
    throw new HaltError(message);
  }
}
