import type { EVM } from '@ethereumjs/evm';

/** Decides how long an EVM may go on at a time. */
export interface Pace {
  /**
   * Called between pieces of work. Gives something to be awaited before the next one where others should have their
   * turn, and throws where the execution has to end.
   */
  pause(): Promise<void> | undefined;
}

const UNHURRIED: Pace = { pause: () => undefined };

const paces = new WeakMap<object, Pace>();

/** Has everything this EVM executes ask `pace` now and then. */
export function setPace(evm: EVM, pace: Pace): void {
  paces.set(evm, pace);
}

export const paceOf = (evm: object): Pace => paces.get(evm) ?? UNHURRIED;
