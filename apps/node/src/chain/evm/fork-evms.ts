import type { EVM } from '@ethereumjs/evm';
import { type Pace, setPace } from '../sealing/pace.ts';
import type { Fork } from '../genesis/schedule.ts';

/** Makes an EVM that runs by the rules of a fork. */
export type CreateEvm = (fork: Fork) => Promise<EVM>;

/** One EVM for each fork that blocks were executed by; on a chain without a fork in sight there is one. */
export class ForkEvms {
  readonly #create: CreateEvm;
  readonly #pace: Pace;
  readonly #made = new Map<Fork, EVM>();

  constructor(create: CreateEvm, pace: Pace) {
    this.#create = create;
    this.#pace = pace;
  }

  async at(fork: Fork): Promise<EVM> {
    const made = this.#made.get(fork);
    if (made !== undefined) return made;
    const evm = await this.#create(fork);
    setPace(evm, this.#pace);
    this.#made.set(fork, evm);
    return evm;
  }

  /** After an execution was broken off: what is left in the middle is made anew. */
  forget(): void {
    this.#made.clear();
  }
}
