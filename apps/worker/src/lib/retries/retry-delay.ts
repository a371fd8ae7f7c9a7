/** Back-off of something that is tried for ever: doubles from `firstMs` to `maxMs`, starts over after a success. */
export class RetryDelay {
  readonly #firstMs: number;
  readonly #maxMs: number;
  #nextMs: number;

  constructor(firstMs: number, maxMs: number) {
    this.#firstMs = firstMs;
    this.#maxMs = maxMs;
    this.#nextMs = firstMs;
  }

  /** How long to wait now, in milliseconds; the next answer is longer. */
  next(): number {
    const delay = this.#nextMs;
    this.#nextMs = Math.min(delay * 2, this.#maxMs);
    return delay;
  }

  reset(): void {
    this.#nextMs = this.#firstMs;
  }
}
