import type { Outcome } from './hostile-client.ts';

/** Outcomes of the attacks of one run by name, shared by all attackers. */
export class AttackLog {
  readonly #counts = new Map<string, Map<Outcome, number>>();

  note(name: string, outcomes: readonly Outcome[]): void {
    const counts = this.#counts.get(name) ?? new Map<Outcome, number>();
    this.#counts.set(name, counts);
    for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }

  /** Attacks that were tried at least once. */
  get names(): string[] {
    return [...this.#counts.keys()];
  }

  /**
   * Responses that indicate a failure: 5xx except 503, with which the server rejects requests deliberately.
   */
  get brokenAnswers(): string[] {
    return [...this.#counts].flatMap(([name, counts]) =>
      [...counts.keys()]
        .filter((outcome) => typeof outcome === 'number' && outcome >= 500 && outcome !== 503)
        .map((outcome) => `${name}: ${outcome}`),
    );
  }

  /** Returns one line per attack. */
  describe(): string[] {
    return [...this.#counts].map(
      ([name, counts]) =>
        `${name}: ${[...counts].map(([outcome, count]) => `${outcome} × ${count}`).join(', ')}`,
    );
  }
}
