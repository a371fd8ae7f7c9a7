import { toStandardOutput } from './log-output.ts';

/** Receiver of the progress of a startup. */
export interface ProgressTeller {
  /** Runs one step under a name and reports its duration. */
  step<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Prints one permanent line. */
  reportProgress(line: string): void;
}

/** Shows progress: an updating line on a terminal, plain lines elsewhere. */
export class Progress implements ProgressTeller {
  readonly #isTerminal = process.stdout.isTTY;
  readonly #output = toStandardOutput();
  readonly #running = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  async step<T>(name: string, work: () => Promise<T>): Promise<T> {
    this.#running.set(name, Date.now());
    this.#draw();
    try {
      const result = await work();
      this.#end(name, '✓');
      return result;
    } catch (error) {
      this.#end(name, '✗');
      throw error;
    }
  }

  reportProgress(line: string): void {
    this.#clear();
    this.#output.write(`${line}\n`);
    this.#paint();
  }

  #end(name: string, mark: string): void {
    const startedAt = this.#running.get(name) ?? Date.now();
    this.#running.delete(name);
    this.reportProgress(`  ${mark} ${name.padEnd(28)} ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    if (this.#running.size === 0) clearInterval(this.#timer);
  }

  #draw(): void {
    if (!this.#isTerminal) return;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#paint(), 100).unref();
    this.#paint();
  }

  #paint(): void {
    if (!this.#isTerminal || this.#running.size === 0) return;
    const now = Date.now();
    const parts = [...this.#running].map(
      ([name, startedAt]) => `${name} ${Math.floor((now - startedAt) / 1000)} s`,
    );
    this.#output.write(`\r\u001b[2K  … ${parts.join(' · ')}`);
  }

  #clear(): void {
    if (this.#isTerminal) this.#output.write('\r\u001b[2K');
  }
}
