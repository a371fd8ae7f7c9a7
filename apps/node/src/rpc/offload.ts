import { CallTooHeavyError } from '../chain/call-budget.ts';
import type { CallWorker } from './call-worker.ts';
import type { RpcMethods } from './method.ts';

/** Light as a rule: tried on this thread first. The others always go to the worker. */
const USUALLY_LIGHT = new Set(['eth_call', 'eth_estimateGas', 'eth_createAccessList']);

/** The methods with everything that turns out to take long done by the worker. */
export function offload(methods: RpcMethods, worker: CallWorker): RpcMethods {
  const offloaded: RpcMethods = {};
  for (const [name, local] of Object.entries(methods)) {
    offloaded[name] = {
      async call(params, context) {
        if (!USUALLY_LIGHT.has(name)) return worker.run(name, params);
        try {
          return await local.call(params, context);
        } catch (error) {
          if (error instanceof CallTooHeavyError) return worker.run(name, params);
          throw error;
        }
      },
    };
  }
  return offloaded;
}
