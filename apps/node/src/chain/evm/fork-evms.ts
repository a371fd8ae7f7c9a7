import type { EVM } from '@ethereumjs/evm';
import { type Pace, setPace } from '../sealing/pace.ts';
import type { Fork } from '../genesis/schedule.ts';

/** Creates an EVM that runs by the rules of a fork. */
export type CreateEvm = (fork: Fork) => Promise<EVM>;

/** One EVM for each fork whose rules were used to execute blocks; usually just one. */
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

  /** Discards all EVMs after an interrupted execution, because their internal state may be inconsistent. */
  forget(): void {
    this.#made.clear();
  }
}
