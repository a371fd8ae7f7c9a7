/** What jobs of this process tell each other: that blocks were indexed, that the outbox got on, that a job did something. */
export class JobSignals {
  readonly #listeners = new Map<string, Set<() => void>>();

  /** Wakes everyone who waits for `topic`. */
  tell(topic: string): void {
    for (const wake of this.#listeners.get(topic) ?? []) wake();
  }

  /** @returns the function that ends the listening */
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

/** Told when blocks were added to the index or taken out of it. */
export const BLOCKS = 'blocks';
/** Told when rows of the outbox have ended, done or refused. */
export const OUTBOX = 'outbox';
