import { randomBytes } from 'node:crypto';
import type { Clock } from '../../chain/sealing/block-clock.ts';
import { bytesToBigInt, type Hex, quantity } from '../../encoding/hex.ts';
import { RPC_CODE, RpcError } from '../errors.ts';
import { FILTER_LIFETIME_MS, MAX_FILTERS, MAX_FILTERS_OF_CLIENT } from '../limits.ts';
import { groupOf } from '../client-group.ts';
import type { LogFilter } from './log-filter.ts';

/**
 * A filter that a client polls. `next` is the first block that the client has not received; `isFull` asks for
 * transactions instead of their hashes.
 */
export type PolledFilter =
  | { kind: 'blocks'; next: number }
  | { kind: 'logs'; next: number; filter: LogFilter }
  | { kind: 'pending'; hashes: Hex[]; isFull: boolean };

interface Entry {
  client: string;
  filter: PolledFilter;
  usedAt: number;
  stop: () => void;
}

/**
 * Filters of polling clients. A filter expires after five minutes without a poll. If a client has too many
 * filters, its own least recently used one is removed; if there are too many in total, one of the client
 * group with the most.
 */
export class FilterStore {
  /** The least recently used entry is first. */
  readonly #entries = new Map<string, Entry>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Adds a filter and returns its ID; `stop` is called when the filter ends. */
  add(client: string, filter: PolledFilter, stop: () => void = () => {}): string {
    this.#forgetUnused();
    const counts = this.#countByClient();
    if ((counts.get(client) ?? 0) >= MAX_FILTERS_OF_CLIENT) this.#removeOldestOf(client);
    else if (this.#entries.size >= MAX_FILTERS) this.#removeOldestOf(clientWithMost(counts));
    const id = quantity(bytesToBigInt(randomBytes(16)));
    this.#entries.set(id, { client, filter, usedAt: this.#clock(), stop });
    return id;
  }

  /**
   * Returns a filter and marks it as used.
   * @throws RpcError if the filter does not exist
   */
  use(id: string): PolledFilter {
    this.#forgetUnused();
    const entry = this.#entries.get(id);
    if (entry === undefined) throw new RpcError(RPC_CODE.server, 'filter not found');
    entry.usedAt = this.#clock();
    this.#entries.delete(id);
    this.#entries.set(id, entry);
    return entry.filter;
  }

  remove(id: string): boolean {
    this.#entries.get(id)?.stop();
    return this.#entries.delete(id);
  }

  #countByClient(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { client } of this.#entries.values()) counts.set(client, (counts.get(client) ?? 0) + 1);
    return counts;
  }

  #removeOldestOf(client: string): void {
    for (const [id, entry] of this.#entries) {
      if (entry.client === client) {
        this.remove(id);
        return;
      }
    }
  }

  #forgetUnused(): void {
    const horizon = this.#clock() - FILTER_LIFETIME_MS;
    for (const [id, { usedAt }] of this.#entries) {
      if (usedAt >= horizon) return;
      this.remove(id);
    }
  }
}

/** Returns the busiest client of the group with the most filters. */
function clientWithMost(counts: Map<string, number>): string {
  const groups = new Map<string, number>();
  for (const [client, count] of counts) {
    groups.set(groupOf(client), (groups.get(groupOf(client)) ?? 0) + count);
  }
  const most = findMost([...groups]);
  return findMost([...counts].filter(([client]) => groupOf(client) === most));
}

const findMost = ([first, ...rest]: [string, number][]): string =>
  rest.reduce((most, next) => (next[1] > most[1] ? next : most), first!)[0];
