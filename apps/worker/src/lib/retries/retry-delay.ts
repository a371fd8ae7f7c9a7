/**
 * Backoff for operations that are retried indefinitely: doubles from `firstMs` to `maxMs`, and is reset
 * after a success.
 */
export class RetryDelay {
  readonly #firstMs: number;
  readonly #maxMs: number;
  #nextMs: number;

  constructor(firstMs: number, maxMs: number) {
    this.#firstMs = firstMs;
    this.#maxMs = maxMs;
    this.#nextMs = firstMs;
  }

  /** Returns the current delay in milliseconds and increases the next one. */
  next(): number {
    const delay = this.#nextMs;
    this.#nextMs = Math.min(delay * 2, this.#maxMs);
    return delay;
  }

  reset(): void {
    this.#nextMs = this.#firstMs;
  }
}
