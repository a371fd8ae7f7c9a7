import { z } from 'zod';
import type { Block } from '../../chain/block.ts';
import type { CallEvms } from '../../chain/evm/call-evms.ts';
import { intrinsicGas } from '../../chain/evm/intrinsic-gas.ts';
import type { ChainView } from '../../chain/chain-view.ts';
import { bytesToHex, type Hex } from '../../encoding/hex.ts';
import { requireBlock } from '../block-tag.ts';
import { callTarget, requireOwnChain, seenBy, toMessage } from '../calls/call-target.ts';
import { invalidParams, limitExceeded, RPC_CODE, RpcError } from '../errors.ts';
import { MAX_TRACED_BLOCKS } from '../limits.ts';
import { method, type RpcMethods } from '../method.ts';
import {
  addressParam,
  blockNumberParam,
  blockTagParam,
  callParam,
  countParam,
  hashParam,
  optionalTagParam,
} from '../params.ts';
import { CALL_TREE, CallTracer } from '../tracing/call-tracer.ts';
import { FlatCallTracer, type FlatTrace } from '../tracing/flat-call-tracer.ts';
import { MuxTracer } from '../tracing/small-tracers.ts';
import { OutputTracer } from '../tracing/output-tracer.ts';
import { PrestateTracer } from '../tracing/prestate-tracer.ts';
import { toStateDiff, type ChangedAccounts } from '../tracing/state-diff.ts';
import { findBlockOfTransaction } from '../find-transaction.ts';
import { traceBlock, traceOn } from '../tracing/trace-block.ts';
import type { CreateTracer } from '../tracing/tracer.ts';

const kindsParam = z.array(z.enum(['trace', 'stateDiff', 'vmTrace']));
type Kinds = z.output<typeof kindsParam>;

const filterParam = z.object({
  fromBlock: blockNumberParam.nullish(),
  toBlock: blockNumberParam.nullish(),
  fromAddress: z.array(addressParam).nullish(),
  toAddress: z.array(addressParam).nullish(),
  after: countParam.nullish(),
  count: countParam.nullish(),
});

const DIFFERENCE = { diffMode: true, disableCode: false, disableStorage: false, includeEmpty: false };

const flatTracer: CreateTracer = (world, subject) =>
  new FlatCallTracer(new CallTracer(world, CALL_TREE), {
    hasParityErrors: true,
    intrinsicGas: intrinsicGas(subject.transaction),
  });

/** Collects all results of a replay in one execution. */
const replayTracer: CreateTracer = (world, subject) =>
  new MuxTracer([
    ['output', new OutputTracer()],
    ['trace', flatTracer(world, subject)],
    ['difference', new PrestateTracer(world, subject, DIFFERENCE)],
  ]);

interface Replayed {
  output: string;
  trace: FlatTrace[];
  difference: ChangedAccounts;
}

function answerReplay(replayed: Replayed, kinds: Kinds): Record<string, unknown> {
  if (kinds.includes('vmTrace'))
    throw new RpcError(RPC_CODE.server, 'vmTrace is not offered; use debug_traceTransaction');
  return {
    output: replayed.output,
    stateDiff: kinds.includes('stateDiff') ? toStateDiff(replayed.difference) : null,
    trace: kinds.includes('trace') ? replayed.trace : [],
    vmTrace: null,
  };
}

/** Returns a frame with its position in the chain. */
const placed = ({ header, hash, body }: Block, trace: FlatTrace): Record<string, unknown> => ({
  ...trace,
  blockHash: bytesToHex(hash),
  blockNumber: header.number,
  transactionHash: bytesToHex(body!.transaction.hash),
  transactionPosition: 0,
});

/** Methods that trace in Parity's formats for Blockscout and similar tools. */
export function parityMethods(chain: ChainView, evms: CallEvms, gasCap: bigint): RpcMethods {
  async function tracesOf(block: Block): Promise<Record<string, unknown>[]> {
    if (block.body === null) return [];
    const traces = (await traceBlock(chain, evms, block, flatTracer)) as FlatTrace[];
    return traces.map((trace) => placed(block, trace));
  }

  const replay = async (block: Block, kinds: Kinds): Promise<Record<string, unknown>> =>
    answerReplay((await traceBlock(chain, evms, block, replayTracer)) as Replayed, kinds);

  function requireTransaction(hash: Hex): Block {
    const block = findBlockOfTransaction(chain, hash);
    if (block === undefined) throw new RpcError(RPC_CODE.server, 'transaction not found');
    return block;
  }

  async function filtered(filter: z.output<typeof filterParam>): Promise<Record<string, unknown>[]> {
    const from = requireBlock(chain, filter.fromBlock ?? 'earliest').header.number;
    const to = requireBlock(chain, filter.toBlock ?? 'latest').header.number;
    if (from > to) throw invalidParams('invalid block range params');
    if (to - from >= MAX_TRACED_BLOCKS) {
      throw limitExceeded(`block range too wide: at most ${MAX_TRACED_BLOCKS} blocks are traced at once`);
    }
    const found: Record<string, unknown>[] = [];
    for (let number = from; number <= to; number++) {
      const traces = await tracesOf(chain.blocks.byNumber(number)!);
      found.push(...traces.filter((trace) => isWanted(trace['action'] as Record<string, unknown>, filter)));
    }
    const after = filter.after ?? 0;
    return found.slice(after, filter.count == null ? undefined : after + filter.count);
  }

  return {
    trace_block: method(z.tuple([blockTagParam]), ([tag]) => tracesOf(requireBlock(chain, tag))),
    trace_transaction: method(z.tuple([hashParam]), ([hash]) => {
      const block = findBlockOfTransaction(chain, hash);
      return block === undefined ? null : tracesOf(block);
    }),
    trace_get: method(z.tuple([hashParam, z.array(countParam)]), async ([hash, way]) => {
      const traces = await tracesOf(requireTransaction(hash));
      return traces.find(({ traceAddress }) => String(traceAddress) === String(way)) ?? null;
    }),
    trace_filter: method(z.tuple([filterParam]), ([filter]) => filtered(filter)),
    trace_replayTransaction: method(z.tuple([hashParam, kindsParam]), ([hash, kinds]) =>
      replay(requireTransaction(hash), kinds),
    ),
    trace_replayBlockTransactions: method(z.tuple([blockTagParam, kindsParam]), async ([tag, kinds]) => {
      const block = requireBlock(chain, tag);
      if (block.body === null) return [];
      const transactionHash = bytesToHex(block.body.transaction.hash);
      return [{ ...(await replay(block, kinds)), transactionHash }];
    }),
    trace_call: method(
      z.tuple([callParam, kindsParam, optionalTagParam.optional()]),
      async ([request, kinds, tag = 'latest']) => {
        requireOwnChain(request, chain);
        const { place, environment } = callTarget(chain, tag);
        const gasLimit = request.gas !== undefined && request.gas < gasCap ? request.gas : gasCap;
        const replayed = await evms.use(place, (bench) => {
          const message = toMessage(request, environment);
          const { gasPrice, sender } = message;
          const transaction = {
            ...message,
            gasLimit,
            maxFeePerGas: gasPrice,
            maxPriorityFeePerGas: gasPrice,
          };
          return traceOn(
            bench,
            { transaction, sender, environment: seenBy(message, environment) },
            replayTracer,
          );
        });
        return answerReplay(replayed as Replayed, kinds);
      },
    ),
  };
}

function isWanted(action: Record<string, unknown>, filter: z.output<typeof filterParam>): boolean {
  const { fromAddress, toAddress } = filter;
  const isOneOf = (list: Uint8Array[] | null | undefined, address: unknown): boolean =>
    list == null || list.length === 0 || list.some((one) => bytesToHex(one) === address);
  return (
    isOneOf(fromAddress, action['from'] ?? action['address']) &&
    isOneOf(toAddress, action['to'] ?? action['refundAddress'])
  );
}
