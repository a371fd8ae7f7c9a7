import { ENTRY_POINT } from '@nova/shared/chain/constants';
import { z } from 'zod';
import { type CallNode, queryNode } from './bundler-node.ts';

/** A call as the node's `callTracer` returns it. */
interface TracedCall {
  readonly from: string;
  readonly to?: string | undefined;
  readonly gasUsed: string;
  readonly output?: string | undefined;
  readonly error?: string | undefined;
  readonly calls?: readonly TracedCall[] | undefined;
}

const tracedSchema: z.ZodType<TracedCall> = z.looseObject({
  from: z.string(),
  to: z.string().optional(),
  gasUsed: z.string(),
  output: z.string().optional(),
  error: z.string().optional(),
  get calls() {
    return z.array(tracedSchema).optional();
  },
});

/** Executes a call on the newest state with the tracer that every engine has, without a transaction. */
export async function traceCall(
  callNode: CallNode,
  call: object,
  stateOverrides: object,
): Promise<TracedCall> {
  const [result] = await queryNode(callNode, [
    { method: 'debug_traceCall', params: [call, 'latest', { tracer: 'callTracer', stateOverrides }] },
  ]);
  return tracedSchema.parse(result);
}

const isEntryPoint = (address: string | undefined) => address?.toLowerCase() === ENTRY_POINT;

/**
 * Returns the revert data of an operation's calls in a traced bundle, or null if they succeed. The EntryPoint makes
 * them in a call to itself, whose revert it catches.
 */
export function findUndone(bundle: TracedCall): string | null {
  const execution = bundle.calls?.find(({ from, to }) => isEntryPoint(from) && isEntryPoint(to));
  const calls = execution?.calls?.find(({ to }) => !isEntryPoint(to));
  const failed = [calls, execution].find((each) => each?.error !== undefined);
  return failed ? (failed.output ?? '0x') : null;
}
