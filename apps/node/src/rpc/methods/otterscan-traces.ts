import { z } from 'zod';
import type { CallEvms } from '../../chain/evm/call-evms.ts';
import type { ChainView } from '../../chain/chain-view.ts';
import type { Hex } from '../../encoding/hex.ts';
import { method, type RpcMethods } from '../method.ts';
import { hashParam } from '../params.ts';
import { CALL_TREE, type CallFrame, CallTracer } from '../tracing/call-tracer.ts';
import { OutputTracer } from '../tracing/output-tracer.ts';
import { findBlockOfTransaction } from '../find-transaction.ts';
import { traceBlock } from '../tracing/trace-block.ts';
import type { CreateTracer } from '../tracing/tracer.ts';

/** Otterscan's codes for operations that transfer coins inside a transaction. */
const OPERATIONS: Record<string, number> = { CALL: 0, SELFDESTRUCT: 1, CREATE: 2, CREATE2: 3 };

const tree: CreateTracer = (world) => new CallTracer(world, CALL_TREE);

function operationsOf(frame: CallFrame, isTop = true): object[] {
  if (frame.error !== undefined) return [];
  const type = OPERATIONS[frame.type];
  const moves = type !== undefined && (type !== 0 || (frame.value ?? '0x0') !== '0x0');
  const own = !isTop && moves ? [{ type, from: frame.from, to: frame.to, value: frame.value ?? '0x0' }] : [];
  return [...own, ...(frame.calls ?? []).flatMap((call) => operationsOf(call, false))];
}

function entriesOf(frame: CallFrame, depth = 0): object[] {
  const { type, from, to, value, input, output, calls = [] } = frame;
  const entry = { type, depth, from, to: to ?? null, value: value ?? null, input, output: output ?? '0x' };
  return [entry, ...calls.flatMap((call) => entriesOf(call, depth + 1))];
}

/** Otterscan methods that execute transactions again. */
export function otterscanTraceMethods(chain: ChainView, evms: CallEvms): RpcMethods {
  const hashOnly = z.tuple([hashParam]);
  async function trace<T>(hash: Hex, create: CreateTracer, report: (traced: never) => T): Promise<T | null> {
    const block = findBlockOfTransaction(chain, hash);
    return block === undefined ? null : report((await traceBlock(chain, evms, block, create)) as never);
  }
  return {
    ots_getInternalOperations: method(hashOnly, ([hash]) =>
      trace(hash, tree, (frame: CallFrame) => operationsOf(frame)),
    ),
    ots_traceTransaction: method(hashOnly, ([hash]) =>
      trace(hash, tree, (frame: CallFrame) => entriesOf(frame)),
    ),
    ots_getTransactionError: method(hashOnly, async ([hash]) => {
      const block = findBlockOfTransaction(chain, hash);
      if (block === undefined) return null;
      return block.body!.receipt.succeeded
        ? '0x'
        : trace(
            hash,
            () => new OutputTracer(),
            (data: Hex) => data,
          );
    }),
  };
}
