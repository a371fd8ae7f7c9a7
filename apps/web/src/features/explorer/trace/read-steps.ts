import { requestChain } from '../../../lib/chain/chain-rpc.ts';
import type { Frame } from './list-frames.ts';

/** What every step of a struct log has: its opcode, and the depth of its call, 1 for the outermost. */
export interface LoggedStep {
  readonly op: string;
  readonly depth: number;
}

/** Options of the struct logger that every engine has. */
export interface LoggerOptions {
  readonly enableMemory?: boolean;
  readonly disableStorage?: boolean;
}

/** A part of the opcodes of a call. */
export interface StepPage {
  readonly hash: string;
  readonly frame: Pick<Frame, 'index' | 'run'>;
  readonly offset: number;
  readonly limit: number;
}

const CALLS = /^(CALL|CALLCODE|DELEGATECALL|STATICCALL|CREATE2?|SELFDESTRUCT)$/;

/**
 * Reads some of the opcodes of a call. Nova's own node returns them alone; of another engine, the log of the whole
 * transaction is read.
 */
export async function readSteps<Step extends LoggedStep>(
  { hash, frame, offset, limit }: StepPage,
  options: LoggerOptions,
  signal: AbortSignal,
): Promise<readonly Step[]> {
  const engine = await requestChain<string>('web3_clientVersion', [], signal);
  const isOwn = engine.startsWith('nova-node/');
  const all = isOwn ? { ...options, call: frame.run, offset, limit } : options;
  const { structLogs } = await requestChain<{ structLogs: readonly Step[] }>(
    'debug_traceTransaction',
    [hash, all],
    signal,
  );
  return isOwn ? structLogs : selectCall(structLogs, frame.index).slice(offset, offset + limit);
}

/** Returns the steps of the call at this position in the order of execution, which is that of the call tracer. */
export function selectCall<Step extends LoggedStep>(steps: readonly Step[], call: number): readonly Step[] {
  const running = [0];
  let count = 0;
  return steps.filter(({ op, depth }, index) => {
    running.length = depth;
    const isSelected = running.at(-1) === call;
    const next = steps[index + 1]?.depth ?? depth;
    // Without a step after it in its own call or below, a call failed before it began.
    if (CALLS.test(op) && (next >= depth || op === 'SELFDESTRUCT')) {
      count += 1;
      if (next > depth) running.push(count);
    }
    return isSelected;
  });
}
