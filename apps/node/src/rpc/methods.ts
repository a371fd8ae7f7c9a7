import type { Chain } from '../chain/chain.ts';
import type { RpcMethods } from './method.ts';
import { blockMethods } from './methods/blocks.ts';
import { callMethods } from './methods/calls.ts';
import { clientMethods } from './methods/client.ts';
import { feeMethods } from './methods/fees.ts';
import { filterMethods } from './methods/filters.ts';
import { logMethods } from './methods/logs.ts';
import { novaMethods } from './methods/nova.ts';
import { stateMethods } from './methods/state.ts';
import { subscriptionMethods } from './methods/subscriptions.ts';
import { transactionMethods } from './methods/transactions.ts';
import { txpoolMethods } from './methods/txpool.ts';

/** Every method the node answers. No cheat methods and no unlocked accounts exist. */
export function createMethods(chain: Chain): RpcMethods {
  return {
    ...clientMethods(chain),
    ...blockMethods(chain),
    ...transactionMethods(chain),
    ...stateMethods(chain),
    ...callMethods(chain),
    ...feeMethods(chain),
    ...logMethods(chain),
    ...filterMethods(chain),
    ...subscriptionMethods(chain),
    ...txpoolMethods(chain),
    ...novaMethods(chain),
  };
}
