import type { EVM } from '@ethereumjs/evm';

/** Decides how long an EVM may run at a time. */
export interface Pace {
  /**
   * Called between steps of an execution. Returns a promise if the execution should yield, and throws if it
   * must end.
   */
  pause(): Promise<void> | undefined;
}

const UNHURRIED: Pace = { pause: () => undefined };

const paces = new WeakMap<object, Pace>();

/** Makes everything this EVM executes call `pace` regularly. */
export function setPace(evm: EVM, pace: Pace): void {
  paces.set(evm, pace);
}

export const paceOf = (evm: object): Pace => paces.get(evm) ?? UNHURRIED;
