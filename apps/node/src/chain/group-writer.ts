import type { NodeStore } from '../state/node-store.ts';
import type { ChainStore } from '../store/chain-store.ts';
import { encodeHead, HEAD_KEY } from '../store/keys.ts';
import type { Block } from './block.ts';
import { BlockIndex } from './block-index.ts';
import type { LogIndex } from './log-index.ts';

interface GroupWriterOptions {
  store: ChainStore;
  nodes: NodeStore;
  logs: LogIndex;
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
    await store.write([
      ...state.entries,
      ...group.flatMap((block) => BlockIndex.entries(block)),
      ...group.flatMap(({ header, hash }) => logs.append(header.number, hash, header.logsBloom)),
      { key: HEAD_KEY, value: encodeHead({ number: head, nextNode: nodes.nextNode }) },
    ]);
    state.written();
    for (const block of group) {
      this.#pending.delete(block.header.number);
      onDurable(block);
    }
  }
}
