import { mapKey } from '../encoding/hex.ts';
import type { ChainStore, StoreEntry } from '../store/chain-store.ts';
import {
  blockHashKey,
  blockKey,
  decodeNumber,
  encodeNumber,
  logKey,
  numberOfLogKey,
  transactionKey,
} from '../store/keys.ts';
import { type Block, decodeBlock, encodeBlock, readLogsBloom } from './block.ts';

/** Recent blocks kept decoded: receipts are asked for right after the block. */
const RECENT_BLOCKS = 1024;
const NO_VALUE = new Uint8Array(0);

/** Durable blocks by number, hash, transaction hash and log address. */
export class BlockIndex {
  readonly #store: ChainStore;
  readonly #recent = new Map<number, Block>();

  constructor(store: ChainStore) {
    this.#store = store;
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
    const addresses = new Map(block.body.receipt.logs.map(({ address }) => [mapKey(address), address]));
    for (const address of addresses.values()) entries.push({ key: logKey(address, number), value: NO_VALUE });
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

  numberOfHash(hash: Uint8Array): number | undefined {
    const number = this.#store.get(blockHashKey(hash));
    return number === undefined ? undefined : decodeNumber(number);
  }

  numberOfTransaction(hash: Uint8Array): number | undefined {
    const number = this.#store.get(transactionKey(hash));
    return number === undefined ? undefined : decodeNumber(number);
  }

  /** Numbers of the blocks from `from` to `to` that hold a log of the address, ascending. */
  async *numbersWithLogsOf(address: Uint8Array, from: number, to: number): AsyncIterable<number> {
    for await (const key of this.#store.keys(logKey(address, from), logKey(address, to))) {
      yield numberOfLogKey(key);
    }
  }
}
