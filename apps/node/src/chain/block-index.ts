import type { ChainStore, StoreEntry } from '../store/chain-store.ts';
import { blockHashKey, blockKey, decodeNumber, encodeNumber, transactionKey } from '../store/keys.ts';
import { type Block, decodeBlock, encodeBlock, readLogsBloom } from './block.ts';
import { type BlockLogs, logsOfBlock, readBlockLogs } from './logs/block-logs.ts';
import { LogIndex } from './logs/log-index.ts';

/** Recent blocks kept decoded: receipts are asked for right after the block. */
const RECENT_BLOCKS = 1024;

/** Durable blocks by number, hash, transaction hash, and what their logs hold. */
export class BlockIndex {
  readonly logs: LogIndex;
  readonly #store: ChainStore;
  readonly #recent = new Map<number, Block>();

  constructor(store: ChainStore) {
    this.#store = store;
    this.logs = new LogIndex(store, this);
  }

  /** What the store must hold so that the block is found. */
  static entries(block: Block): StoreEntry[] {
    const number = block.header.number;
    const encodedNumber = encodeNumber(number);
    const entries: StoreEntry[] = [
      { key: blockKey(number), value: encodeBlock(block) },
      { key: blockHashKey(block.hash), value: encodedNumber },
    ];
    if (block.body === null) return entries;
    entries.push({ key: transactionKey(block.body.transaction.hash), value: encodedNumber });
    return entries;
  }

  /** Keeps a block that has become durable at hand. */
  remember(block: Block): void {
    this.#recent.set(block.header.number, block);
    this.#recent.delete(block.header.number - RECENT_BLOCKS);
  }

  byNumber(number: number): Block | undefined {
    const recent = this.#recent.get(number);
    if (recent !== undefined) return recent;
    const encoding = this.#store.get(blockKey(number));
    return encoding === undefined ? undefined : decodeBlock(encoding);
  }

  /** The logs bloom of a block that exists. */
  bloomOf(number: number): Uint8Array {
    return this.#recent.get(number)?.header.logsBloom ?? readLogsBloom(this.#store.get(blockKey(number))!);
  }

  /** The logs of a block that exists. */
  logsOf(number: number): BlockLogs {
    const recent = this.#recent.get(number);
    return recent === undefined ? readBlockLogs(this.#store.get(blockKey(number))!) : logsOfBlock(recent);
  }

  hashOf(number: number): Uint8Array | undefined {
    return this.byNumber(number)?.hash;
  }

  numberOfHash(hash: Uint8Array): number | undefined {
    const number = this.#store.get(blockHashKey(hash));
    return number === undefined ? undefined : decodeNumber(number);
  }

  numberOfTransaction(hash: Uint8Array): number | undefined {
    const number = this.#store.get(transactionKey(hash));
    return number === undefined ? undefined : decodeNumber(number);
  }
}
