import { sleep } from '../retries/sleep.ts';

/**
 * Signal that a loop waits for. A wake with no waiter is remembered, so none is lost; several wakes count
 * as one.
 */
export class WakeSignal {
  #isSet = false;
  #interrupt: AbortController | undefined;

  readonly wake = (): void => {
    this.#isSet = true;
    this.#interrupt?.abort();
  };

  /** Resolves when woken, after `timeoutMs`, or when `signal` aborts. */
  async wait(timeoutMs: number, signal: AbortSignal): Promise<void> {
    if (!this.#isSet) {
      this.#interrupt = new AbortController();
      await sleep(timeoutMs, signal, this.#interrupt.signal);
      this.#interrupt = undefined;
    }
    this.#isSet = false;
  }
}
