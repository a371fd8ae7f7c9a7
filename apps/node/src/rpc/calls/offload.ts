import { CallTooHeavyError } from '../../chain/evm/call-budget.ts';
import { callKey, CallWeights } from './call-weights.ts';
import type { CallLanes } from './call-lanes.ts';
import type { RpcMethods } from '../method.ts';

/** Usually light, so they are tried on this thread first. The others always run on their own thread. */
const USUALLY_LIGHT = new Set(['eth_call', 'eth_estimateGas', 'eth_createAccessList']);

/** Wraps the methods so that slow calls, or those expected to be slow, run on separate threads. */
export function offload(methods: RpcMethods, lanes: CallLanes): RpcMethods {
  const weights = new CallWeights();
  const offloaded: RpcMethods = {};
  for (const [name, local] of Object.entries(methods)) {
    offloaded[name] = {
      async call(params, context) {
        if (!USUALLY_LIGHT.has(name)) return lanes.run(name, params, context);
        const key = callKey(name, params);
        if (!weights.seemsLight(key)) return lanes.run(name, params, context);
        try {
          const result = await local.call(params, context);
          weights.wasLight(key);
          return result;
        } catch (error) {
          if (!(error instanceof CallTooHeavyError)) throw error;
          weights.wasHeavy(key);
          return lanes.run(name, params, context);
        }
      },
    };
  }
  return offloaded;
}
