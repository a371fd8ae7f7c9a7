import type { Chain } from '../chain/chain.ts';
import type { CallLanes } from './calls/call-lanes.ts';
import { createHeavyMethods } from './calls/heavy-methods.ts';
import { CALL_TIMEOUT_MS, DEFAULT_GAS_CAP, LOCAL_CALL_MS } from './limits.ts';
import type { RpcMethods } from './method.ts';
import { blockMethods } from './methods/blocks.ts';
import { clientMethods } from './methods/client.ts';
import { feeMethods } from './methods/fees.ts';
import { fillMethods } from './methods/fill-transaction.ts';
import { filterMethods } from './methods/filters.ts';
import { logMethods } from './methods/logs.ts';
import { novaMethods } from './methods/nova.ts';
import { otterscanMethods } from './methods/otterscan.ts';
import { rawMethods } from './methods/raw.ts';
import { ruleMethods } from './methods/rules.ts';
import { proofMethods } from './methods/proof.ts';
import { stateMethods } from './methods/state.ts';
import { subscriptionMethods } from './methods/subscriptions.ts';
import { transactionMethods } from './methods/transactions.ts';
import { txpoolMethods } from './methods/txpool.ts';
import { offload } from './calls/offload.ts';
import { recallTraces } from './tracing/recall-traces.ts';
import type { RecentCallTraces } from './tracing/recent-call-traces.ts';

export interface MethodOptions {
  /** Maximum gas of a call. */
  gasCap?: bigint;
  /** Runs slow calls and traces on other threads; without it, they run on this thread to completion. */
  lanes?: CallLanes;
  /** Call trees recorded while blocks were executed. */
  recentTraces?: RecentCallTraces;
}

function heavyMethods(chain: Chain, { gasCap = DEFAULT_GAS_CAP, lanes }: MethodOptions): RpcMethods {
  if (lanes === undefined) {
    const budget = { milliseconds: CALL_TIMEOUT_MS, allowsHeavyPrecompiles: true };
    return createHeavyMethods(chain, { budget, gasCap });
  }
  const budget = { milliseconds: LOCAL_CALL_MS, allowsHeavyPrecompiles: false };
  return offload(createHeavyMethods(chain, { budget, gasCap }), lanes);
}

/** Returns all methods of the node. There are no cheat methods and no unlocked accounts. */
export function createMethods(chain: Chain, options: MethodOptions = {}): RpcMethods {
  const { recentTraces } = options;
  const executing = heavyMethods(chain, options);
  const heavy = recentTraces === undefined ? executing : recallTraces(executing, chain, recentTraces);
  return {
    ...clientMethods(chain),
    ...blockMethods(chain),
    ...transactionMethods(chain),
    ...stateMethods(chain),
    ...proofMethods(chain),
    ...heavy,
    ...fillMethods(chain, heavy['eth_estimateGas']!),
    ...feeMethods(chain),
    ...logMethods(chain),
    ...filterMethods(chain),
    ...subscriptionMethods(chain),
    ...txpoolMethods(chain),
    ...novaMethods(chain),
    ...rawMethods(chain),
    ...ruleMethods(chain),
    ...otterscanMethods(chain),
  };
}
