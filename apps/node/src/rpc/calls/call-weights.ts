import type { Hex } from '../../encoding/hex.ts';

/** Milliseconds for which a call that took too long counts as heavy. */
const HEAVY_FOR_MS = 10_000;
const MAX_REMEMBERED = 4_096;
/** After this many aborted calls within a second, only calls known to be light run on the sealing thread. */
const MAX_ABORTED = 4;
const ABORTED_WITHIN_MS = 1_000;

/** Returns a key for calls with similar duration: the contract and its function. */
export function callKey(method: string, params: readonly unknown[]): string {
  const [request] = params;
  if (typeof request !== 'object' || request === null) return method;
  const { to, input, data } = request as { to?: unknown; input?: unknown; data?: unknown };
  const text = (value: unknown, length: number): string =>
    typeof value === 'string' ? (value as Hex).slice(0, length).toLowerCase() : '';
  return `${method} ${text(to, 42)} ${text(input ?? data, 10)}`;
}

/** Remembers slow calls, so that none is tried on the sealing thread twice in a row. */
export class CallWeights {
  readonly #now: () => number;
  /** Time until which a key counts as heavy. */
  readonly #heavy = new Map<string, number>();
  readonly #light = new Set<string>();
  readonly #aborted: number[] = [];

  /** `now` returns milliseconds of a monotonic clock. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Returns whether to try the call on the sealing thread. */
  seemsLight(key: string): boolean {
    const now = this.#now();
    const until = this.#heavy.get(key);
    if (until !== undefined && now < until) return false;
    if (this.#light.has(key)) return true;
    const recent = this.#aborted.filter((at) => now - at < ABORTED_WITHIN_MS);
    return recent.length < MAX_ABORTED;
  }

  wasLight(key: string): void {
    if (this.#light.size >= MAX_REMEMBERED) this.#light.clear();
    this.#light.add(key);
  }

  /** Records that the call was aborted on the sealing thread. */
  wasHeavy(key: string): void {
    const now = this.#now();
    this.#light.delete(key);
    this.#heavy.delete(key);
    if (this.#heavy.size >= MAX_REMEMBERED) this.#heavy.delete(this.#heavy.keys().next().value!);
    this.#heavy.set(key, now + HEAVY_FOR_MS);
    this.#aborted.push(now);
    if (this.#aborted.length > MAX_ABORTED) this.#aborted.shift();
  }
}
