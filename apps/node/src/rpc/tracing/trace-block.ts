import type { Block } from '../../chain/block.ts';
import { environmentOf } from '../../chain/block-environment.ts';
import { noteParentHash } from '../../chain/block-hash-history.ts';
import type { Bench, CallEvms } from '../../chain/evm/call-evms.ts';
import type { ChainView } from '../../chain/chain-view.ts';
import { rulesAt } from '../../chain/genesis/schedule.ts';
import { bytesToHex } from '../../encoding/hex.ts';
import { RPC_CODE, RpcError } from '../errors.ts';
import { runTrace } from './run-trace.ts';
import { TraceTooLargeError } from './struct-logger.ts';
import type { CreateTracer, TraceSubject } from './tracer.ts';

/**
 * Runs the subject on the bench with a tracer and returns the trace.
 * @throws RpcError if the trace becomes too large
 */
export async function traceOn(bench: Bench, subject: TraceSubject, create: CreateTracer): Promise<unknown> {
  try {
    return await runTrace(bench, subject, create);
  } catch (error) {
    if (error instanceof TraceTooLargeError) throw new RpcError(RPC_CODE.server, error.message);
    throw error;
  }
}

/** Executes a block's only transaction again on the state before it. The block must have one. */
export function traceBlock(
  chain: ChainView,
  evms: CallEvms,
  { header, hash, body }: Block,
  create: CreateTracer,
  milliseconds?: number,
): Promise<unknown> {
  const { transaction, sender } = body!;
  const parent = chain.blocks.byNumber(header.number - 1)!;
  const { fork } = rulesAt(chain.schedule, header.timestamp);
  const place = {
    blockHash: bytesToHex(hash),
    blockNumber: header.number,
    transactionHash: bytesToHex(transaction.hash),
  };
  const subject = { transaction, sender, environment: environmentOf(header), place };
  return evms.use(
    { state: parent.state, fork },
    (bench) => {
      noteParentHash(bench.world, parent, fork);
      bench.world.settle();
      return traceOn(bench, subject, create);
    },
    milliseconds,
  );
}
