import { ConfigurationError } from '@nova/runtime/parse-env';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BaseError } from 'viem';
import { Refusal, Stopped, Unreachable } from './endings.ts';

interface Line {
  readonly id: string;
  readonly value?: unknown;
  /** Reason for which the product refused the step. */
  readonly leftOut?: string;
}

/**
 * A log with one line per completed step, from which an interrupted run continues. Each step runs once; a
 * step that the product refuses is skipped and recorded with its reason.
 */
export class Journal {
  readonly #file: string;
  readonly #lines = new Map<string, Line>();
  readonly #signal: AbortSignal;

  /** @throws ConfigurationError if another run is writing this file */
  constructor(file: string, signal: AbortSignal) {
    this.#file = file;
    this.#signal = signal;
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    claim(`${file}.lock`);
    for (const line of readLines(file)) this.#lines.set(line.id, line);
  }

  close(): void {
    rmSync(`${this.#file}.lock`, { force: true });
  }

  /** Returns true if a step was completed or skipped. */
  has(id: string): boolean {
    return this.#lines.has(id);
  }

  /** Returns the result of a step; undefined if it was not completed. */
  find(id: string): unknown {
    return this.#lines.get(id)?.value;
  }

  /** Returns the numeric result of a step; 0 if it was not completed. */
  numberOf(id: string): number {
    return Number(this.find(id) ?? 0);
  }

  /** Returns the number of completed steps whose ID starts with a prefix. */
  count(prefix: string): number {
    return this.#matching(prefix).filter(({ leftOut }) => leftOut === undefined).length;
  }

  /** Returns the skipped steps with their reasons. */
  leftOut(prefix: string): { id: string; reason: string }[] {
    return this.#matching(prefix).flatMap(({ id, leftOut }) =>
      leftOut === undefined ? [] : [{ id, reason: leftOut }],
    );
  }

  /**
   * Runs a step unless it is in the journal. @returns its result as stored in JSON; null if it was skipped
   * @throws Stopped, Unreachable, and every unexpected error
   */
  async once<T>(id: string, action: () => Promise<T>): Promise<T | null> {
    const known = this.#lines.get(id);
    if (known) return (known.value as T | undefined) ?? null;
    if (this.#signal.aborted) throw new Stopped();
    try {
      const value = await action();
      this.#write({ id, value: value ?? true });
      return value;
    } catch (error) {
      const reason = findRefusal(error);
      if (reason === null) throw findEnding(error) ?? error;
      this.#write({ id, leftOut: reason });
      return null;
    }
  }

  #matching(prefix: string): Line[] {
    return [...this.#lines.values()].filter(({ id }) => id.startsWith(prefix));
  }

  #write(line: Line): void {
    this.#lines.set(line.id, line);
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
  }
}

/** Searches the causes of an error, because a wallet wraps errors in its own. */
function findEnding(error: unknown): Stopped | Unreachable | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof Stopped || each instanceof Unreachable) return each;
  }
  return null;
}

function findRefusal(error: unknown): string | null {
  if (findEnding(error)) return null;
  if (error instanceof Refusal) return error.message;
  if (error instanceof BaseError) return error.shortMessage;
  return error instanceof Error && error.message.startsWith('The chain rejected') ? error.message : null;
}

/** Reads all complete lines; an interrupted run may have left a partial last one. */
function readLines(file: string): Line[] {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Line];
    } catch {
      return [];
    }
  });
}

function claim(lock: string): void {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(lock, `${process.pid}\n`, { flag: 'wx', mode: 0o600 });
      return;
    } catch {
      if (isAlive(Number(readFileSync(lock, 'utf8')))) break;
      rmSync(lock, { force: true });
    }
  }
  throw new ConfigurationError(
    'Another npm run seed is already creating this world. Wait until it has finished, or stop it.',
  );
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return pid > 0;
  } catch {
    return false;
  }
}
