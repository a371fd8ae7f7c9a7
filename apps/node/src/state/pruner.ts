import type { Logger } from 'pino';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChainStore } from '../store/chain-store.ts';
import {
  COMPACTED_KEY,
  decodeNodeNumbers,
  decodeNumber,
  encodeNumber,
  nodeKey,
  PRUNED_KEY,
  retiredKey,
} from '../store/keys.ts';

/** Nodes deleted per step, which takes about a millisecond. */
const STEP_NODES = 512;
/** Milliseconds between two steps, for the sealer and requests. */
const PAUSE_MS = 10;
/**
 * Blocks between two compactions. The database frees space only when it rewrites files, which it does by itself only
 * where entries are added, and nodes are added only at the end.
 */
const COMPACTION_BLOCKS = 10_000;
/** Nodes compacted at once, which takes about a second. A store of an earlier version has many more. */
const COMPACTION_NODES = 500_000;

interface PrunerOptions {
  store: Pick<ChainStore, 'get' | 'tidy' | 'compact'>;
  /** Number of most recent blocks whose state is retained, at least 1; Infinity retains all. */
  retainedBlocks: number;
  /** Number of the last durable block. */
  head: () => number;
  logger: Logger;
  /** Blocks between two compactions; fewer in tests. */
  compactionBlocks?: number;
}

/**
 * Deletes trie nodes that only states before the last `retainedBlocks` blocks contain. Every block's entry lists
 * the nodes it replaced; a stored node has one position in one trie, so no other state needs them. A step
 * atomically deletes nodes and their entries and moves the mark; a step lost in a crash is repeated.
 */
export class Pruner {
  readonly #options: PrunerOptions;
  #done: number;
  /** Numbers of the last block and node of the last compaction, and of the first node of the next one. */
  #compacted: { block: number; node: number; next: number };
  /** Highest number of a deleted node. */
  #highest: number;
  #deletedNodes = 0;
  #running: Promise<void> | null = null;
  #stopped = false;

  constructor(options: PrunerOptions) {
    this.#options = options;
    const mark = options.store.get(PRUNED_KEY);
    this.#done = mark === undefined ? 0 : decodeNumber(mark);
    const compacted = options.store.get(COMPACTED_KEY);
    this.#compacted =
      compacted === undefined
        ? { block: 0, node: 0, next: 0 }
        : {
            block: decodeNumber(compacted),
            node: decodeNumber(compacted, 8),
            next: decodeNumber(compacted, 16),
          };
    this.#highest = this.#compacted.node;
  }

  /** Number of most recent blocks whose state is retained; Infinity means all. */
  get retainedBlocks(): number {
    return this.#options.retainedBlocks;
  }

  /** The oldest block whose state is complete. */
  get oldestState(): number {
    return this.#done;
  }

  /** Trie nodes deleted since the start. */
  get deletedNodes(): number {
    return this.#deletedNodes;
  }

  /** Number of blocks whose retired nodes can be deleted but are not deleted yet. */
  get backlog(): number {
    return Math.max(0, this.#target - this.#done);
  }

  /** Entries up to this block list only nodes of states that are no longer retained. */
  get #target(): number {
    return this.#options.head() - this.#options.retainedBlocks + 1;
  }

  /** Starts pruning; must be called when a block has become durable. */
  wake(): void {
    if (this.#stopped || this.backlog === 0) return;
    this.#running ??= this.#run().finally(() => (this.#running = null));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      while (this.backlog > 0 && !this.#stopped) {
        await this.#step();
        await this.#compact();
        await sleep(PAUSE_MS);
      }
    } catch (error) {
      // Only disk space is lost; the next start retries.
      this.#stopped = true;
      this.#options.logger.error({ err: error }, 'old state could not be deleted, so pruning stops');
    }
  }

  async #step(): Promise<void> {
    const { store } = this.#options;
    const end = this.#target;
    const deletes: Buffer[] = [];
    let nodes = 0;
    let number = this.#done;
    while (number < end && nodes < STEP_NODES) {
      number += 1;
      const key = retiredKey(number);
      const entry = store.get(key);
      // The store was created before these entries existed.
      if (entry === undefined) continue;
      const retired = decodeNodeNumbers(entry);
      nodes += retired.length;
      for (const at of retired) {
        deletes.push(nodeKey(at));
        this.#highest = Math.max(this.#highest, at);
      }
      deletes.push(key);
    }
    await store.tidy(deletes, [{ key: PRUNED_KEY, value: encodeNumber(number) }]);
    this.#done = number;
    this.#deletedNodes += nodes;
  }

  /**
   * Frees the space of deleted nodes once enough blocks have been pruned. Many of the newest nodes in the range will be
   * deleted only with the next blocks, so the next range includes them again.
   */
  async #compact(): Promise<void> {
    const { store, compactionBlocks = COMPACTION_BLOCKS } = this.#options;
    const { block, node, next } = this.#compacted;
    if (this.#done - block < compactionBlocks) return;
    const last = { block: this.#done, node: this.#highest, next: node };
    await store.compact(retiredKey(block), retiredKey(last.block));
    for (let from = next; from <= last.node; from += COMPACTION_NODES) {
      // After the next start, the whole range is compacted again.
      if (this.#stopped) return;
      await store.compact(nodeKey(from), nodeKey(Math.min(from + COMPACTION_NODES, last.node)));
    }
    const mark = Buffer.concat([last.block, last.node, last.next].map(encodeNumber));
    await store.tidy([], [{ key: COMPACTED_KEY, value: mark }]);
    this.#compacted = last;
  }
}
