import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { z } from 'zod';

/** An hour. What was used is counted by hours, so that a day of millions of signatures is a short list. */
const HOUR_MS = 3_600_000;
/** The hours that count: the one that runs and 24 before it, so that never less than 24 hours count. */
const HOURS = 25;

/** What a signature would use up, and how much of it there is in 24 hours. */
export interface Use {
  readonly name: string;
  readonly amount: bigint;
  readonly perDay: bigint;
}

const fileSchema = z.strictObject({
  /** By key and name; then by hour since 1970. */
  used: z.record(z.string(), z.record(z.string(), z.string().regex(/^\d+$/))),
  /** The latest hour that was ever seen: a clock that is set back gives nothing back. */
  hour: z.number().int().nonnegative(),
});

/** What was signed in the last 24 hours, in a file: a restart gives nothing back. */
export class DayUse {
  readonly #file: string;
  readonly #clock: () => number;
  readonly #used = new Map<string, Map<number, bigint>>();
  #hour = 0;

  /**
   * @param file made when it is missing
   * @throws ConfigurationError when it cannot be read: then nobody knows what was signed
   */
  constructor(file: string, clock: () => number) {
    this.#file = file;
    this.#clock = clock;
    if (existsSync(file)) this.#read();
  }

  /**
   * Takes what a signature uses up, all or nothing. It is in the file before this returns.
   * @returns which limit has no room for it; null when it was taken
   */
  take(key: string, uses: readonly Use[]): string | null {
    this.#hour = Math.max(this.#hour, Math.floor(this.#clock() / HOUR_MS));
    this.#forget();
    const full = uses.find(({ name, amount, perDay }) => this.#sum(`${key} ${name}`) + amount > perDay);
    if (full) return full.name;
    for (const { name, amount } of uses) this.#add(`${key} ${name}`, amount);
    this.#write();
    return null;
  }

  #sum(name: string): bigint {
    let sum = 0n;
    for (const amount of this.#used.get(name)?.values() ?? []) sum += amount;
    return sum;
  }

  #add(name: string, amount: bigint): void {
    const hours = this.#used.get(name) ?? new Map<number, bigint>();
    this.#used.set(name, hours);
    hours.set(this.#hour, (hours.get(this.#hour) ?? 0n) + amount);
  }

  #forget(): void {
    for (const hours of this.#used.values()) {
      for (const hour of hours.keys()) if (hour <= this.#hour - HOURS) hours.delete(hour);
    }
  }

  #read(): void {
    try {
      const { used, hour } = fileSchema.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
      this.#hour = hour;
      for (const [name, hours] of Object.entries(used)) {
        const entries = Object.entries(hours).map(([at, sum]) => [Number(at), BigInt(sum)] as const);
        this.#used.set(name, new Map(entries));
      }
    } catch (error) {
      const message = `What was signed cannot be read from ${this.#file}: restore it, or move it away to begin anew.`;
      throw new ConfigurationError(message, { cause: error });
    }
  }

  #write(): void {
    const used = Object.fromEntries(
      [...this.#used].map(([name, hours]) => [
        name,
        Object.fromEntries([...hours].map(([hour, sum]) => [hour, sum.toString()])),
      ]),
    );
    writeFileSync(`${this.#file}.new`, JSON.stringify({ used, hour: this.#hour }), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }
}
