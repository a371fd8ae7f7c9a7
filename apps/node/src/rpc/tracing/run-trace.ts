import type { EVMResult } from '@ethereumjs/evm';
import { applyTransaction } from '../../chain/evm/apply-transaction.ts';
import { EvmFailureError } from '../../chain/evm/call-budget.ts';
import type { Bench } from '../../chain/evm/call-evms.ts';
import type { CreateTracer, TraceSubject } from './tracer.ts';

/** Runs the subject on the bench with a tracer and returns the trace. */
export async function runTrace(bench: Bench, subject: TraceSubject, create: CreateTracer): Promise<unknown> {
  const { evm, world } = bench;
  const tracer = create(world, subject);
  let result: EVMResult | undefined;
  evm.events.on('beforeMessage', (message) => {
    // The library marks the message only when it loads the code, which is later.
    const isPrecompiled = message.to !== undefined && evm.getPrecompile(message.codeAddress) !== undefined;
    tracer.onEnter?.(message, isPrecompiled);
  });
  evm.events.on('afterMessage', (exited) => {
    result = exited;
    tracer.onExit?.(exited);
  });
  const { onStep } = tracer;
  if (onStep !== undefined) evm.events.on('step', (step) => onStep(step));
  bench.watch = tracer.onOpcode;
  try {
    const { transaction, sender, environment } = subject;
    const receipt = await applyTransaction(evm, world, transaction, sender, environment);
    return tracer.finish({ gasLimit: transaction.gasLimit, receipt, result: result! });
  } catch (error) {
    if (error instanceof EvmFailureError) throw error;
    throw new EvmFailureError('the EVM failed', { cause: error });
  } finally {
    bench.watch = undefined;
    evm.events.removeAllListeners();
  }
}
