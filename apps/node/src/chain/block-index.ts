import type { ChainStore, StoreEntry } from '../store/chain-store.ts';
import { blockHashKey, blockKey, decodeNumber, encodeNumber, transactionKey } from '../store/keys.ts';
import { type Block, decodeBlock, encodeBlock, readLogsBloom } from './block.ts';
import { type BlockLogs, logsOfBlock, readBlockLogs } from './logs/block-logs.ts';
import { LogIndex } from './logs/log-index.ts';

/** Number of recent blocks cached decoded, because clients request a receipt right after its block. */
const RECENT_BLOCKS = 1024;

/** Finds durable blocks by number, hash and transaction hash, and reads their logs. */
export class BlockIndex {
  readonly logs: LogIndex;
  readonly #store: ChainStore;
  readonly #recent = new Map<number, Block>();

  constructor(store: ChainStore) {
    this.#store = store;
    this.logs = new LogIndex(store, this);
  }

  /** Returns the store entries by which the block is found. */
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

  /** Caches a block that has become durable. */
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

  /** Returns the logs bloom of an existing block. */
  bloomOf(number: number): Uint8Array {
    return this.#recent.get(number)?.header.logsBloom ?? readLogsBloom(this.#store.get(blockKey(number))!);
  }

  /** Returns the logs of an existing block. */
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
