import type { CallBudget } from '../chain/call-budget.ts';
import { CallEvms } from '../chain/call-evms.ts';
import type { ChainView } from '../chain/chain-view.ts';
import type { RpcMethods } from './method.ts';
import { callMethods } from './methods/calls.ts';
import { debugMethods } from './methods/debug.ts';

export interface HeavyOptions {
  budget: CallBudget;
  /** The most gas one call gets. */
  gasCap: bigint;
}

/** Methods that run the EVM: on this thread within a budget, or on a worker. */
export function createHeavyMethods(chain: ChainView, { budget, gasCap }: HeavyOptions): RpcMethods {
  const evms = new CallEvms(chain, budget);
  return {
    ...callMethods(chain, evms, gasCap),
    ...debugMethods(chain, evms, gasCap),
  };
}
