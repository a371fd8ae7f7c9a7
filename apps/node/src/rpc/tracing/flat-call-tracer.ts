import { quantity } from '../../encoding/hex.ts';
import type { CallFrame, CallTracer } from './call-tracer.ts';
import type { TraceOutcome, TracePlace, Tracer } from './tracer.ts';

/** An entry of the flat list of frames in Parity's format and geth's flatCallTracer. */
export interface FlatTrace {
  action: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: string;
  subtraces: number;
  traceAddress: number[];
  type: 'call' | 'create' | 'suicide';
}

/** Parity's messages for geth's, as geth converts them; all others are equal. */
const PARITY_ERRORS: Record<string, string> = {
  'execution reverted': 'Reverted',
  'out of gas': 'Out of gas',
  'contract creation code storage out of gas': 'Out of gas',
  'gas uint64 overflow': 'Out of gas',
  'max code size exceeded': 'Out of gas',
  'invalid jump destination': 'Bad jump destination',
  'return data out of bounds': 'Out of bounds',
  'stack limit reached 1024 (1023)': 'Out of stack',
  'precompiled failed': 'Built-in failed',
  'invalid input length': 'Built-in failed',
};
const PARITY_ERROR_STARTS = [
  ['invalid opcode:', 'Bad instruction'],
  ['stack underflow', 'Stack underflow'],
] as const;

const toParityError = (error: string): string =>
  PARITY_ERRORS[error] ?? PARITY_ERROR_STARTS.find(([start]) => error.startsWith(start))?.[1] ?? error;

export interface FlatOptions {
  /** Whether errors have Parity's wording. */
  readonly hasParityErrors: boolean;
  /** Gas that is left out of the outermost frame, as Parity does; geth includes it. */
  readonly intrinsicGas?: bigint;
  /** Added to every frame: the place of the transaction, or null for one that has none. */
  readonly place?: TracePlace | null;
}

function flatten(frame: CallFrame, traceAddress: number[], options: FlatOptions): FlatTrace[] {
  const calls = frame.calls ?? [];
  const below = calls.flatMap((call, index) => flatten(call, [...traceAddress, index], options));
  return [{ ...describe(frame, options), subtraces: calls.length, traceAddress }, ...below];
}

function describe(
  frame: CallFrame,
  { hasParityErrors }: FlatOptions,
): Pick<FlatTrace, 'action' | 'result' | 'error' | 'type'> {
  const { from, to, gas, gasUsed, input, output = '0x', value = '0x0', error } = frame;
  if (frame.type === 'SELFDESTRUCT') {
    return { type: 'suicide', action: { address: from, refundAddress: to, balance: value } };
  }
  const failed = error === undefined ? {} : { error: hasParityErrors ? toParityError(error) : error };
  const isCreation = frame.type === 'CREATE' || frame.type === 'CREATE2';
  if (isCreation) {
    const action = { creationMethod: frame.type.toLowerCase(), from, gas, init: input, value };
    const result = error === undefined && { result: { address: to, code: output, gasUsed } };
    return { type: 'create', action, ...result, ...failed };
  }
  const action = { callType: frame.type.toLowerCase(), from, to, gas, input, value };
  const isReverted = error === undefined || error === 'execution reverted';
  return { type: 'call', action, ...(isReverted && { result: { gasUsed, output } }), ...failed };
}

/** Returns the fields that say where a frame was executed, as in geth. */
const toPlaceFields = (place: TracePlace | null): Record<string, unknown> => ({
  blockHash: place?.blockHash ?? null,
  blockNumber: place?.blockNumber ?? 0,
  transactionHash: place?.transactionHash ?? null,
  transactionPosition: 0,
});

/** geth's flatCallTracer: the call tracer's tree as a list, each frame with its path from the root. */
export class FlatCallTracer implements Tracer {
  readonly #calls: CallTracer;
  readonly #options: FlatOptions;
  readonly onEnter: NonNullable<Tracer['onEnter']>;
  readonly onExit: NonNullable<Tracer['onExit']>;
  readonly onOpcode: NonNullable<Tracer['onOpcode']>;

  constructor(calls: CallTracer, options: FlatOptions) {
    this.#calls = calls;
    this.#options = options;
    ({ onEnter: this.onEnter, onExit: this.onExit, onOpcode: this.onOpcode } = calls);
  }

  finish(outcome: TraceOutcome): FlatTrace[] {
    const outermost = this.#calls.finish(outcome);
    const { intrinsicGas, place } = this.#options;
    if (intrinsicGas !== undefined) {
      outermost.gas = quantity(BigInt(outermost.gas) - intrinsicGas);
      // Without refunds as well, which are the transaction's.
      outermost.gasUsed = quantity(outcome.result.execResult.executionGasUsed);
    }
    const frames = flatten(outermost, [], this.#options);
    return place === undefined ? frames : frames.map((frame) => Object.assign(frame, toPlaceFields(place)));
  }
}
