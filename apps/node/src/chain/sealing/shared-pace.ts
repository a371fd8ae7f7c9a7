import type { Pace } from './pace.ts';

/** Execution on the thread that also answers requests stops this often for them. */
const SLICE_MS = 3;

/** The transaction takes longer than this node gives one. */
export class ExecutionTimeoutError extends Error {
  override name = 'ExecutionTimeoutError';
  readonly milliseconds: number;

  constructor(milliseconds: number) {
    super(`the transaction takes longer than ${milliseconds} ms to execute`);
    this.milliseconds = milliseconds;
  }
}

/** Shares the thread: after each slice of execution everything else that is due has its turn. */
export class SharedPace implements Pace {
  readonly #limitMs: number;
  #sliceStart = 0;
  #cpuStart = process.cpuUsage();
  #used = 0;

  /** Throws ExecutionTimeoutError after `limitMs` of execution; the turns of others do not count. */
  constructor(limitMs = Infinity) {
    this.#limitMs = limitMs;
  }

  /** Milliseconds of execution since `start`, up to the last pause. */
  get usedMs(): number {
    return this.#used;
  }

  /** A new transaction begins. */
  start(): void {
    this.#used = 0;
    this.#startSlice();
  }

  pause(): Promise<void> | undefined {
    const slice = performance.now() - this.#sliceStart;
    if (slice < SLICE_MS) return undefined;
    this.#used += Math.min(slice, this.#cpuOfSlice());
    if (this.#used > this.#limitMs) throw new ExecutionTimeoutError(this.#limitMs);
    return new Promise((resolve) => {
      setImmediate(() => {
        this.#startSlice();
        resolve();
      });
    });
  }

  #startSlice(): void {
    this.#sliceStart = performance.now();
    this.#cpuStart = process.cpuUsage();
  }

  /** A machine that is busy with other things draws out the slice, but not what the process computes in it. */
  #cpuOfSlice(): number {
    const { user, system } = process.cpuUsage(this.#cpuStart);
    return (user + system) / 1_000;
  }
}
