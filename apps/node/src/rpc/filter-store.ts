import { randomBytes } from 'node:crypto';
import type { Clock } from '../chain/block-clock.ts';
import { bytesToBigInt, quantity } from '../encoding/hex.ts';
import { RPC_CODE, RpcError } from './errors.ts';
import { FILTER_LIFETIME_MS, MAX_FILTERS } from './limits.ts';
import type { LogFilter } from './log-filter.ts';

/** What a client polls for. `next` is the first block it has not been told of. */
export type PolledFilter =
  | { kind: 'blocks'; next: number }
  | { kind: 'logs'; next: number; filter: LogFilter }
  | { kind: 'pending'; hashes: string[] };

interface Entry {
  filter: PolledFilter;
  usedAt: number;
  stop: () => void;
}

/** Filters of clients that poll. One that is not asked for five minutes is forgotten. */
export class FilterStore {
  readonly #entries = new Map<string, Entry>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Throws RpcError when there are too many. `stop` is called when the filter ends. */
  add(filter: PolledFilter, stop: () => void = () => {}): string {
    this.#forgetUnused();
    if (this.#entries.size >= MAX_FILTERS) {
      stop();
      throw new RpcError(RPC_CODE.limitExceeded, `at most ${MAX_FILTERS} filters`);
    }
    const id = quantity(bytesToBigInt(randomBytes(16)));
    this.#entries.set(id, { filter, usedAt: this.#clock(), stop });
    return id;
  }

  /** Throws RpcError where there is none. */
  use(id: string): PolledFilter {
    this.#forgetUnused();
    const entry = this.#entries.get(id);
    if (entry === undefined) throw new RpcError(RPC_CODE.server, 'filter not found');
    entry.usedAt = this.#clock();
    return entry.filter;
  }

  remove(id: string): boolean {
    this.#entries.get(id)?.stop();
    return this.#entries.delete(id);
  }

  #forgetUnused(): void {
    const horizon = this.#clock() - FILTER_LIFETIME_MS;
    for (const [id, { usedAt }] of this.#entries) if (usedAt < horizon) this.remove(id);
  }
}
