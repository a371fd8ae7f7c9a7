import type { Logger } from 'pino';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChainStore } from '../store/chain-store.ts';
import {
  decodeNodeNumbers,
  decodeNumber,
  encodeNumber,
  nodeKey,
  PRUNED_KEY,
  retiredKey,
} from '../store/keys.ts';

/** Nodes deleted in one step; a step takes about a millisecond. */
const STEP_NODES = 512;
/** Between two steps the sealer and callers have their turn. */
const PAUSE_MS = 10;

interface PrunerOptions {
  store: Pick<ChainStore, 'get' | 'tidy'>;
  /** States of this many last blocks are kept; Infinity keeps all. At least 1. */
  keepBlocks: number;
  /** Number of the last durable block. */
  head: () => number;
  logger: Logger;
}

/**
 * Deletes trie nodes that only states before the last `keepBlocks` blocks hold. Every block's entry names the
 * nodes it replaced, and since a stored node has one place in one trie, nobody else needs them. A step deletes
 * nodes, the entries that named them and moves the mark, all or nothing; a step that a crash undid is done again.
 */
export class Pruner {
  readonly #options: PrunerOptions;
  #done: number;
  #deletedNodes = 0;
  #running: Promise<void> | null = null;
  #stopped = false;

  constructor(options: PrunerOptions) {
    this.#options = options;
    const mark = options.store.get(PRUNED_KEY);
    this.#done = mark === undefined ? 0 : decodeNumber(mark);
  }

  /** States of this many last blocks are kept; Infinity keeps all. */
  get keepBlocks(): number {
    return this.#options.keepBlocks;
  }

  /** The oldest block whose state is whole. */
  get oldestState(): number {
    return this.#done;
  }

  /** Trie nodes deleted since the start. */
  get deletedNodes(): number {
    return this.#deletedNodes;
  }

  /** Blocks whose retired nodes could be deleted and are not yet. */
  get backlog(): number {
    return Math.max(0, this.#target - this.#done);
  }

  /** Entries up to this block name only nodes of states that are not kept. */
  get #target(): number {
    return this.#options.head() - this.#options.keepBlocks + 1;
  }

  /** To be called when a block has become durable. */
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
        await sleep(PAUSE_MS);
      }
    } catch (error) {
      // nothing is lost but room on the disk; the next start tries again
      this.#stopped = true;
      this.#options.logger.error({ err: error }, 'old state could not be deleted; pruning stops');
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
      // a block of a store that did not keep these entries yet
      if (entry === undefined) continue;
      const retired = decodeNodeNumbers(entry);
      nodes += retired.length;
      for (const at of retired) deletes.push(nodeKey(at));
      deletes.push(key);
    }
    await store.tidy(deletes, [{ key: PRUNED_KEY, value: encodeNumber(number) }]);
    this.#done = number;
    this.#deletedNodes += nodes;
  }
}
