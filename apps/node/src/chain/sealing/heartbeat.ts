/** Blocks without a transaction that follow one with it, so that who waits for confirmations gets them. */
export interface HeartbeatOptions {
  /** Between a block and the heartbeat after it, in milliseconds. */
  intervalMs: number;
  /** Heartbeats after the last transaction; then the chain rests. */
  count: number;
}

/** Counts heartbeats down: each transaction asks for `count` of them, and an idle chain seals none. */
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

  /** A block with a transaction was sealed. */
  restart(): void {
    if (this.#options === undefined) return;
    this.#left = this.#options.count;
    this.#schedule();
  }

  /** A heartbeat was sealed. */
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
