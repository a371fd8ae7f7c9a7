import { z } from 'zod';
import type { Chain } from '../../chain/chain.ts';
import { CallEvms } from '../../chain/call-evms.ts';
import { BLOCK_GAS_LIMIT } from '../../chain/rules.ts';
import { CallFundsError, CallGasError, tryCall } from '../../chain/try-call.ts';
import { bytesToHex, quantity } from '../../encoding/hex.ts';
import { reportAccess } from '../access-list.ts';
import { callTarget, toMessage } from '../call-target.ts';
import { RPC_CODE, RpcError } from '../errors.ts';
import { estimateGas } from '../estimate-gas.ts';
import { method, type RpcMethods } from '../method.ts';
import { callParam, type CallRequest, optionalTagParam } from '../params.ts';
import { callError } from '../revert.ts';

/** Errors of the caller's making leave as geth words them. */
async function orRpcError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CallFundsError || error instanceof CallGasError) {
      throw new RpcError(RPC_CODE.server, error.message);
    }
    throw error;
  }
}

/** No call gets more gas than a block has. */
function gasOf({ gas }: CallRequest): bigint {
  return gas !== undefined && gas < BLOCK_GAS_LIMIT ? gas : BLOCK_GAS_LIMIT;
}

/** Trying messages without a transaction. */
export function callMethods(chain: Chain): RpcMethods {
  const evms = new CallEvms(chain.rules, chain.nodes, (number) => chain.blocks.byNumber(number)?.hash);
  const params = z.tuple([callParam, optionalTagParam.optional()]);
  return {
    eth_call: method(params, async ([request, tag = 'latest']) => {
      const { state, environment } = callTarget(chain, tag);
      const gas = gasOf(request);
      const outcome = await orRpcError(
        evms.use(state, (bench) => tryCall(bench, toMessage(request), gas, environment)),
      );
      if (outcome.failure !== null) throw callError(outcome);
      return bytesToHex(outcome.returnData);
    }),

    eth_estimateGas: method(params, async ([request, tag = 'latest']) => {
      const { state, environment } = callTarget(chain, tag);
      const gas = await orRpcError(
        evms.use(state, (bench) => estimateGas(bench, toMessage(request), request.gas, environment)),
      );
      return quantity(gas);
    }),

    eth_createAccessList: method(params, async ([request, tag = 'latest']) => {
      const { state, environment } = callTarget(chain, tag);
      const { accessList, outcome } = await orRpcError(
        evms.use(state, (bench) => reportAccess(bench, toMessage(request), gasOf(request), environment)),
      );
      return {
        accessList,
        gasUsed: quantity(outcome.gasUsed),
        ...(outcome.failure !== null && { error: callError(outcome).message }),
      };
    }),
  };
}
