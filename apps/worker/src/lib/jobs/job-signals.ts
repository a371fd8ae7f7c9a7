/**
 * Signals between jobs of this process: blocks were indexed, the outbox advanced, or a job did some work.
 */
export class JobSignals {
  readonly #listeners = new Map<string, Set<() => void>>();

  /** Wakes every listener of `topic`. */
  report(topic: string): void {
    for (const wake of this.#listeners.get(topic) ?? []) wake();
  }

  /** @returns A function that removes the listener. */
  on(topics: readonly string[], wake: () => void): () => void {
    for (const topic of topics) {
      const known = this.#listeners.get(topic) ?? new Set();
      this.#listeners.set(topic, known.add(wake));
    }
    return () => {
      for (const topic of topics) this.#listeners.get(topic)?.delete(wake);
    };
  }
}

/** Sent when blocks were added to or removed from the index. */
export const BLOCKS = 'blocks';
/** Sent when rows of the outbox have ended, as done or refused. */
export const OUTBOX = 'outbox';
