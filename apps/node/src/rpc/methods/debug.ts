import { z } from 'zod';
import type { Block } from '../../chain/block.ts';
import { forkOf } from '../../chain/evm/evm.ts';
import type { Bench, CallEvms } from '../../chain/evm/call-evms.ts';
import type { ChainView } from '../../chain/chain-view.ts';
import { CallFundsError, CallGasError, checkAffordable } from '../../chain/evm/try-call.ts';
import { bytesToHex } from '../../encoding/hex.ts';
import { blockOverridesParam, overrideBlock } from '../calls/block-overrides.ts';
import { findBlock } from '../block-tag.ts';
import { callTarget, requireOwnChain, seenBy, toMessage } from '../calls/call-target.ts';
import { RPC_CODE, RpcError } from '../errors.ts';
import { method, type RpcMethods } from '../method.ts';
import { blockTagParam, callParam, hashParam, optionalTagParam } from '../params.ts';
import { applyStateOverrides, stateOverridesParam } from '../calls/state-overrides.ts';
import { findBlockOfTransaction } from '../find-transaction.ts';
import { traceBlock, traceOn } from '../tracing/trace-block.ts';
import { DEFAULT_TRACE, type TraceConfig, traceConfigParam, tracerOf } from '../tracing/trace-config.ts';

const config = traceConfigParam.nullish().transform((options) => options ?? DEFAULT_TRACE);
const callConfig = traceConfigParam
  .extend({ stateOverrides: stateOverridesParam.nullish(), blockOverrides: blockOverridesParam.nullish() })
  .nullish();

const fail = (message: string): RpcError => new RpcError(RPC_CODE.server, message);

/** Methods that trace blocks and calls in geth's formats. */
export function debugMethods(chain: ChainView, evms: CallEvms, gasCap: bigint): RpcMethods {
  const trace = (block: Block, traceConfig: TraceConfig): Promise<unknown> =>
    traceBlock(chain, evms, block, tracerOf(traceConfig), traceConfig.timeout ?? undefined);

  async function traceWhole(
    block: Block | undefined,
    name: string,
    traceConfig: TraceConfig,
  ): Promise<unknown> {
    if (block === undefined) throw fail(`block ${name} not found`);
    if (block.header.number === 0) throw fail('genesis is not traceable');
    if (block.body === null) return [];
    const result = await trace(block, traceConfig);
    return [{ txHash: bytesToHex(block.body.transaction.hash), result }];
  }

  return {
    debug_traceTransaction: method(z.tuple([hashParam, config.optional()]), ([hash, options]) => {
      const block = findBlockOfTransaction(chain, hash);
      if (block === undefined) throw fail('transaction not found');
      return trace(block, options ?? DEFAULT_TRACE);
    }),

    debug_traceBlockByNumber: method(z.tuple([blockTagParam, config.optional()]), ([tag, options]) => {
      const name = typeof tag === 'object' && 'number' in tag ? `#${tag.number}` : JSON.stringify(tag);
      return traceWhole(findBlock(chain, tag), name, options ?? DEFAULT_TRACE);
    }),

    debug_traceBlockByHash: method(z.tuple([hashParam, config.optional()]), ([hash, options]) =>
      traceWhole(findBlock(chain, { hash }), hash, options ?? DEFAULT_TRACE),
    ),

    debug_traceCall: method(
      z.tuple([callParam, optionalTagParam.optional(), callConfig.optional()]),
      ([request, tag = 'latest', options]) => {
        requireOwnChain(request, chain);
        const target = callTarget(chain, tag);
        const environment = overrideBlock(target.environment, options?.blockOverrides);
        const create = tracerOf(options ?? DEFAULT_TRACE);
        const gasLimit = request.gas !== undefined && request.gas < gasCap ? request.gas : gasCap;
        return evms.use(
          target.place,
          (bench) => {
            applyStateOverrides(bench, options?.stateOverrides);
            const message = toMessage(request, environment);
            const { gasPrice, sender } = message;
            const transaction = {
              ...message,
              gasLimit,
              maxFeePerGas: gasPrice,
              maxPriorityFeePerGas: gasPrice,
            };
            requireAffordable(bench, transaction, gasLimit);
            return traceOn(bench, { transaction, sender, environment: seenBy(message, environment) }, create);
          },
          options?.timeout ?? undefined,
        );
      },
    ),
  };
}

function requireAffordable(
  { evm, world }: Bench,
  message: Parameters<typeof checkAffordable>[1],
  gas: bigint,
): void {
  try {
    checkAffordable(world, message, gas, forkOf(evm));
  } catch (error) {
    if (!(error instanceof CallFundsError || error instanceof CallGasError)) throw error;
    throw fail(`tracing failed: ${error.message}`);
  }
}
