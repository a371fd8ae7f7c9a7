import { z } from 'zod';
import type { Chain } from '../../chain/chain.ts';
import { logFilterParam, logRange } from '../logs/log-filter.ts';
import { method, type RpcMethods } from '../method.ts';
import { queryLogs } from '../logs/query-logs.ts';

/** Methods that search logs. */
export function logMethods(chain: Chain): RpcMethods {
  return {
    eth_getLogs: method(z.tuple([logFilterParam]), ([filter]) => {
      const { from, to } = logRange(chain, filter);
      return queryLogs(chain, filter, from, to);
    }),
  };
}
