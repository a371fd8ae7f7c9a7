const EVERY_MS = 15_000;

/** Shows progress: an updating line on a terminal, occasional lines elsewhere. */
export class Progress {
  readonly #write: (text: string) => void;
  readonly #isTerminal: boolean;
  #reportedAt = 0;

  constructor(write: (text: string) => void, isTerminal: boolean) {
    this.#write = write;
    this.#isTerminal = isTerminal;
  }

  reportProgress(line: string): void {
    this.#clear();
    this.#write(`${line}\n`);
  }

  /** Runs one part of the work. `tick` counts completed items; the returned text ends the line. */
  async part(name: string, total: number, work: (tick: () => void) => Promise<string>): Promise<void> {
    const startedAt = Date.now();
    const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(1);
    let done = 0;
    this.#reportedAt = startedAt;
    const report = () => this.#report(`  … ${name.padEnd(14)} ${done} of ${total}, ${seconds()} s`);
    report();
    const result = await work(() => {
      done += 1;
      report();
    });
    this.reportProgress(`  ✓ ${name.padEnd(14)} ${result} (${seconds()} s)`);
  }

  #report(line: string): void {
    if (this.#isTerminal) return this.#write(`\r\u001b[2K${line}`);
    if (Date.now() - this.#reportedAt < EVERY_MS) return;
    this.#reportedAt = Date.now();
    this.#write(`${line}\n`);
  }

  #clear(): void {
    if (this.#isTerminal) this.#write('\r\u001b[2K');
  }
}
