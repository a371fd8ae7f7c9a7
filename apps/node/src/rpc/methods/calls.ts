import { z } from 'zod';
import type { BlockEnvironment } from '../../chain/block-environment.ts';
import type { Bench, CallEvms } from '../../chain/evm/call-evms.ts';
import type { ChainView } from '../../chain/chain-view.ts';
import type { Message } from '../../chain/evm/message.ts';
import { CallFundsError, CallGasError, tryCall } from '../../chain/evm/try-call.ts';
import { bytesToHex, quantity } from '../../encoding/hex.ts';
import { reportAccess } from '../calls/access-list.ts';
import { type BlockOverrides, blockOverridesParam, overrideBlock } from '../calls/block-overrides.ts';
import { callTarget, requireOwnChain, seenBy, toMessage } from '../calls/call-target.ts';
import { RPC_CODE, RpcError } from '../errors.ts';
import { estimateGas } from '../calls/estimate-gas.ts';
import { method, type RpcMethods } from '../method.ts';
import { type BlockTag, callParam, type CallRequest, optionalTagParam } from '../params.ts';
import { callError } from '../calls/revert.ts';
import { applyStateOverrides, type StateOverrides, stateOverridesParam } from '../calls/state-overrides.ts';

/** The parameters of a call that determine its state and environment. */
type CallArguments = [CallRequest, BlockTag?, (StateOverrides | null)?, (BlockOverrides | null)?];

const params = z.tuple([
  callParam,
  optionalTagParam.optional(),
  stateOverridesParam.nullish().optional(),
  blockOverridesParam.nullish().optional(),
]);

/** Converts the caller's errors to RPC errors in geth's wording. */
async function orRpcError<T>(work: Promise<T>, word: (message: string) => string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CallFundsError || error instanceof CallGasError) {
      throw new RpcError(RPC_CODE.server, word(error.message));
    }
    throw error;
  }
}

/** Methods that simulate messages on any state, with optional overrides. */
export function callMethods(chain: ChainView, evms: CallEvms, gasCap: bigint): RpcMethods {
  const gasOf = ({ gas }: CallRequest): bigint => (gas !== undefined && gas < gasCap ? gas : gasCap);

  /** Runs `work` on the state and environment of the parameters. */
  function run<T>(
    [request, tag = 'latest', stateOverrides, blockOverrides]: CallArguments,
    work: (bench: Bench, message: Message, environment: BlockEnvironment) => Promise<T>,
  ): Promise<T> {
    requireOwnChain(request, chain);
    const { place, environment } = callTarget(chain, tag);
    return evms.use(place, (bench) => {
      applyStateOverrides(bench, stateOverrides);
      const block = overrideBlock(environment, blockOverrides);
      const message = toMessage(request, block);
      return work(bench, message, seenBy(message, block));
    });
  }

  return {
    eth_call: method(params, async (place) => {
      const [request] = place;
      const gas = gasOf(request);
      const outcome = await orRpcError(
        run(place, (bench, message, environment) => tryCall(bench, message, gas, environment)),
        (message) => `err: ${message} (supplied gas ${gas})`,
      );
      if (outcome.failure !== null) throw callError(outcome);
      return bytesToHex(outcome.returnData);
    }),

    eth_estimateGas: method(params, async (place) => {
      const [request] = place;
      const gas = await orRpcError(
        run(place, (bench, message, environment) =>
          estimateGas(bench, message, {
            requested: request.gas,
            gasCap,
            environment,
          }),
        ),
        (message) => message,
      );
      return quantity(gas);
    }),

    eth_createAccessList: method(params, async (place) => {
      const [request] = place;
      const gas = gasOf(request);
      const { accessList, outcome } = await orRpcError(
        run(place, (bench, message, environment) => reportAccess(bench, message, gas, environment)),
        (message) => `failed to apply transaction: err: ${message}`,
      );
      return {
        accessList,
        gasUsed: quantity(outcome.gasUsed),
        ...(outcome.failure !== null && { error: callError(outcome).message }),
      };
    }),
  };
}
