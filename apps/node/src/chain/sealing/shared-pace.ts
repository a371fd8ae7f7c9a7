import type { Pace } from './pace.ts';

/** Milliseconds of execution before the thread yields to requests. */
const SLICE_MS = 3;

/** The transaction exceeded the execution limit of this node. */
export class ExecutionTimeoutError extends Error {
  override name = 'ExecutionTimeoutError';
  readonly milliseconds: number;

  constructor(milliseconds: number) {
    super(`the transaction takes longer than ${milliseconds} ms to execute`);
    this.milliseconds = milliseconds;
  }
}

/** Shares the thread: after each slice of execution, all other pending work runs. */
export class SharedPace implements Pace {
  readonly #limitMs: number;
  #sliceStart = 0;
  #cpuStart = process.cpuUsage();
  #used = 0;

  /** Throws ExecutionTimeoutError after `limitMs` of execution, not counting the time of other work. */
  constructor(limitMs = Infinity) {
    this.#limitMs = limitMs;
  }

  /** Milliseconds of execution since `start`, up to the last pause. */
  get usedMs(): number {
    return this.#used;
  }

  /** Resets the measurement for a new transaction. */
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

  /** Returns CPU time instead of wall time, so that load from other processes does not count. */
  #cpuOfSlice(): number {
    const { user, system } = process.cpuUsage(this.#cpuStart);
    return (user + system) / 1_000;
  }
}
