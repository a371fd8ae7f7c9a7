import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

export interface Trade {
  /** Also the idempotency key of its report. */
  readonly id: string;
  readonly pair: string;
  readonly amount: number;
}

export interface Bot {
  readonly id: string;
  readonly wallet: string;
  readonly trades: readonly Trade[];
}

/** Bots, one per wallet, stored in a JSON file. */
export class BotStore {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  find(wallet: string): Bot | undefined {
    return this.#read().find((bot) => bot.wallet === wallet.toLowerCase());
  }

  // Written to a temporary file and renamed, so that a crash leaves either the old file or the new one.
  save(bot: Bot): Bot {
    const others = this.#read().filter(({ id }) => id !== bot.id);
    writeFileSync(`${this.#file}.new`, JSON.stringify([...others, bot], null, 2));
    renameSync(`${this.#file}.new`, this.#file);
    return bot;
  }

  #read(): Bot[] {
    return existsSync(this.#file) ? (JSON.parse(readFileSync(this.#file, 'utf8')) as Bot[]) : [];
  }
}
