import { z } from 'zod';
import type { ChainView } from '../../chain/chain-view.ts';
import type { RpcMethods } from '../method.ts';
import { hashParam } from '../params.ts';
import type { RecentCallTraces } from './recent-call-traces.ts';
import { findBlockOfTransaction } from '../find-transaction.ts';

/** A request for a transaction's call tree without further options. */
const request = z.tuple([hashParam, z.strictObject({ tracer: z.literal('callTracer') })]);

/** Answers requests for recorded call trees without executing the transaction again. */
export function recallTraces(methods: RpcMethods, chain: ChainView, recent: RecentCallTraces): RpcMethods {
  const name = 'debug_traceTransaction';
  const execute = methods[name]!;
  return {
    ...methods,
    [name]: {
      call(params, context) {
        const { data } = request.safeParse(params);
        const block = data && findBlockOfTransaction(chain, data[0]);
        return (block && recent.find(block.hash)) ?? execute.call(params, context);
      },
    },
  };
}
