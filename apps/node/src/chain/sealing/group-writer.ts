import type { NodeStore } from '../../state/node-store.ts';
import type { ChainStore, StoreEntry } from '../../store/chain-store.ts';
import { encodeHead, encodeNodeNumbers, HEAD_KEY, retiredKey } from '../../store/keys.ts';
import type { Block } from '../block.ts';
import { BlockIndex } from '../block-index.ts';
import type { LogIndex } from '../logs/log-index.ts';

/** Blocks that went onto the disk together. */
export interface WrittenGroup {
  blocks: number;
  /** How long the synced write took. */
  seconds: number;
  /** Of the last one. */
  number: number;
  hash: Uint8Array;
}

interface GroupWriterOptions {
  store: ChainStore;
  nodes: NodeStore;
  logs: LogIndex;
  /** Called when a group is on disk, before its blocks are told: its size and how long the synced write took. */
  onGroup?: (group: WrittenGroup) => void;
  /** Called for each block in order once it is on disk. */
  onDurable: (block: Block) => void;
  onError: (error: unknown) => void;
}

/**
 * Makes executed blocks durable. While one group is being written and synced, the next blocks gather, so
 * that under load many blocks share one fsync and a single block never waits for company.
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

  /** Resolves when everything added so far is durable; null when it is. */
  get backlog(): Promise<void> | null {
    return this.#writing;
  }

  /** A block that is executed and not durable yet. */
  find(number: number): Block | undefined {
    return this.#pending.get(number);
  }

  get queuedCount(): number {
    return this.#queued.length;
  }

  add(block: Block): void {
    // after a failed write its successors would leave a hole
    if (this.#failed) return;
    this.#pending.set(block.header.number, block);
    this.#retired.set(block.header.number, this.#options.nodes.takeRetired());
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

  /** Names the nodes that the block replaced, so that they can be deleted when no kept state needs them. */
  #retiredEntry(number: number): StoreEntry {
    const entry = { key: retiredKey(number), value: encodeNodeNumbers(this.#retired.get(number)!) };
    this.#retired.delete(number);
    return entry;
  }
}
