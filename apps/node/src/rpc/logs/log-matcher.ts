import type { BlockLogs } from '../../chain/logs/block-logs.ts';
import type { LogItems } from '../../chain/logs/log-index.ts';
import type { Log } from '../../chain/logs/receipt.ts';
import { hexToBytes, mapKey } from '../../encoding/hex.ts';
import { formatLog } from '../format/format-receipt.ts';
import type { LogCriteria } from './log-filter.ts';

/** Criteria preprocessed for matching many logs. */
export class LogMatcher {
  /** A block can match only if it contains one of the addresses, and one of the topics at each position. */
  readonly items: LogItems;
  readonly #addresses: Set<string>;
  readonly #topics: Set<string>[];

  constructor({ address, topics }: LogCriteria) {
    this.items = [address, ...topics].filter((list) => list.length > 0).map((list) => list.map(hexToBytes));
    const keysOf = (list: string[]): Set<string> => new Set(list.map((item) => mapKey(hexToBytes(item))));
    this.#addresses = keysOf(address);
    this.#topics = topics.map(keysOf);
  }

  /** Returns the block's matching logs in JSON-RPC format. */
  find(block: BlockLogs): Record<string, unknown>[] {
    const found = [...block.logs.entries()].filter(([, log]) => this.#meets(log));
    if (found.length === 0) return [];
    const place = block.place();
    return found.map(([index, log]) => formatLog(log, index, place));
  }

  #meets({ address, topics }: Log): boolean {
    if (this.#addresses.size > 0 && !this.#addresses.has(mapKey(address))) return false;
    return this.#topics.every(
      (allowed, index) =>
        allowed.size === 0 || (index < topics.length && allowed.has(mapKey(topics[index]!))),
    );
  }
}
