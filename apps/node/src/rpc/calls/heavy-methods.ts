import type { CallBudget } from '../../chain/evm/call-budget.ts';
import { CallEvms } from '../../chain/evm/call-evms.ts';
import type { ChainView } from '../../chain/chain-view.ts';
import { method, type RpcMethods } from '../method.ts';
import { callMethods } from '../methods/calls.ts';
import { debugMethods } from '../methods/debug.ts';
import { otterscanTraceMethods } from '../methods/otterscan-traces.ts';
import { parityMethods } from '../methods/parity.ts';
import { simulate } from '../simulation/simulate.ts';
import { simulateParams } from '../simulation/simulate-params.ts';

export interface HeavyOptions {
  budget: CallBudget;
  /** Maximum gas of one call. */
  gasCap: bigint;
}

/** Methods that run the EVM: on this thread within a budget, or on a worker. */
export function createHeavyMethods(chain: ChainView, { budget, gasCap }: HeavyOptions): RpcMethods {
  const evms = new CallEvms(chain, budget);
  return {
    ...callMethods(chain, evms, gasCap),
    ...debugMethods(chain, evms, gasCap),
    ...parityMethods(chain, evms, gasCap),
    ...otterscanTraceMethods(chain, evms),
    eth_simulateV1: method(simulateParams, ([options, tag = 'latest']) =>
      simulate(chain, evms, options, tag),
    ),
  };
}
