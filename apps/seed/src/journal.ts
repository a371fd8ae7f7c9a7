import { ConfigurationError } from '@nova/runtime/parse-env';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BaseError } from 'viem';
import { Refusal, Stopped, Unreachable } from './endings.ts';

interface Line {
  readonly id: string;
  readonly value?: unknown;
  /** Why the product did not want it. */
  readonly leftOut?: string;
}

/**
 * What was done, a line for each deed, so that a run that was broken off goes on where it was. Deeds are done once, and
 * what the product refuses is left out and remembered with its reason.
 */
export class Journal {
  readonly #file: string;
  readonly #lines = new Map<string, Line>();
  readonly #signal: AbortSignal;

  /** @throws ConfigurationError while another run writes it */
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

  /** Whether a deed was done or left out. */
  has(id: string): boolean {
    return this.#lines.has(id);
  }

  /** What a deed had brought, undefined where it was not done. */
  find(id: string): unknown {
    return this.#lines.get(id)?.value;
  }

  /** The same of a deed that brought a number; 0 where it was not done. */
  numberOf(id: string): number {
    return Number(this.find(id) ?? 0);
  }

  /** Done deeds whose id begins so. */
  count(prefix: string): number {
    return this.#matching(prefix).filter(({ leftOut }) => leftOut === undefined).length;
  }

  /** What was left out, and why. */
  leftOut(prefix: string): { id: string; reason: string }[] {
    return this.#matching(prefix).flatMap(({ id, leftOut }) =>
      leftOut === undefined ? [] : [{ id, reason: leftOut }],
    );
  }

  /**
   * Does a deed that was not done yet. @returns what it brought, as JSON keeps it; null where it was left out
   * @throws Stopped, Unreachable, and whatever is a fault of ours
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

/** A wallet wraps what went wrong in what it was doing. */
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
  return error instanceof Error && error.message.startsWith('The chain refused') ? error.message : null;
}

/** The last line may be half a one. */
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
    'This world is being filled by another npm run seed. Let it finish, or stop it.',
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
