/** Options for empty blocks after a transaction, which give waiting clients confirmations. */
export interface HeartbeatOptions {
  /** Milliseconds between a block and the next heartbeat. */
  intervalMs: number;
  /** Number of heartbeats after the last transaction; then the chain idles. */
  count: number;
}

/** Counts heartbeats down: each transaction is followed by `count` of them, and an idle chain seals none. */
export class Heartbeat {
  readonly #options: HeartbeatOptions | undefined;
  readonly #beat: () => void;
  #left = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `beat` is called when a heartbeat is due. */
  constructor(options: HeartbeatOptions | undefined, beat: () => void) {
    this.#options = options;
    this.#beat = beat;
  }

  /** Restarts the countdown after a block with a transaction. */
  restart(): void {
    if (this.#options === undefined) return;
    this.#left = this.#options.count;
    this.#schedule();
  }

  /** Counts a sealed heartbeat. */
  next(): void {
    this.#left -= 1;
    this.#schedule();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#left = 0;
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#left <= 0) return;
    this.#timer = setTimeout(this.#beat, this.#options!.intervalMs);
    this.#timer.unref();
  }
}
