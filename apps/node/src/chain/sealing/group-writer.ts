import type { NodeStore } from '../../state/node-store.ts';
import type { ChainStore, StoreEntry } from '../../store/chain-store.ts';
import { encodeHead, encodeNodeNumbers, HEAD_KEY, retiredKey } from '../../store/keys.ts';
import type { Block } from '../block.ts';
import { BlockIndex } from '../block-index.ts';
import type { LogIndex } from '../logs/log-index.ts';

/** Blocks that were written to disk together. */
export interface WrittenGroup {
  blocks: number;
  /** Duration of the synced write. */
  seconds: number;
  /** Number of the last block. */
  number: number;
  hash: Uint8Array;
}

interface GroupWriterOptions {
  store: ChainStore;
  nodes: NodeStore;
  logs: LogIndex;
  /** Called with size and duration when a group is on disk, before `onDurable` is called for its blocks. */
  onGroup?: (group: WrittenGroup) => void;
  /** Called for each block in order once it is on disk. */
  onDurable: (block: Block) => void;
  onError: (error: unknown) => void;
}

/**
 * Makes executed blocks durable. The next blocks queue while a group is written and synced. Under load, many
 * blocks thus share one fsync, while a single block never waits for others.
 */
export class GroupWriter {
  readonly #options: GroupWriterOptions;
  #queued: Block[] = [];
  readonly #pending = new Map<number, Block>();
  readonly #retired = new Map<number, number[]>();
  #writing: Promise<void> | null = null;
  #failed = false;

  constructor(options: GroupWriterOptions) {
    this.#options = options;
  }

  /** Resolves when everything added so far is durable; null if it already is. */
  get backlog(): Promise<void> | null {
    return this.#writing;
  }

  /** Returns a block that is executed but not durable yet. */
  find(number: number): Block | undefined {
    return this.#pending.get(number);
  }

  get queuedCount(): number {
    return this.#queued.length;
  }

  add(block: Block): void {
    // After a failed write, later blocks would leave a gap.
    if (this.#failed) return;
    this.#pending.set(block.header.number, block);
    this.#retired.set(block.header.number, this.#options.nodes.drainRetired());
    this.#queued.push(block);
    this.#writing ??= this.#run();
  }

  async #run(): Promise<void> {
    try {
      while (this.#queued.length > 0) await this.#writeGroup();
    } catch (error) {
      this.#failed = true;
      this.#options.onError(error);
    } finally {
      this.#writing = null;
    }
  }

  async #writeGroup(): Promise<void> {
    const { store, nodes, logs, onDurable } = this.#options;
    const group = this.#queued;
    this.#queued = [];
    const state = nodes.unwritten();
    const head = group.at(-1)!.header.number;
    const startedAt = performance.now();
    await store.write([
      ...state.entries,
      ...group.map(({ header: { number } }) => this.#retiredEntry(number)),
      ...group.flatMap((block) => BlockIndex.entries(block)),
      ...group.flatMap(({ header, hash }) => logs.append(header.number, hash, header.logsBloom)),
      { key: HEAD_KEY, value: encodeHead({ number: head, nextNode: nodes.nextNode }) },
    ]);
    state.written();
    const seconds = (performance.now() - startedAt) / 1000;
    this.#options.onGroup?.({ blocks: group.length, seconds, number: head, hash: group.at(-1)!.hash });
    for (const block of group) {
      this.#pending.delete(block.header.number);
      onDurable(block);
    }
  }

  /** Lists the nodes that the block replaced, so they can be deleted once no retained state needs them. */
  #retiredEntry(number: number): StoreEntry {
    const entry = { key: retiredKey(number), value: encodeNodeNumbers(this.#retired.get(number)!) };
    this.#retired.delete(number);
    return entry;
  }
}
