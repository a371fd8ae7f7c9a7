import type { Message as EvmMessage } from '@ethereumjs/evm';
import { keccak256 } from '../../crypto/keccak.ts';
import { asBuffer, bytesToHex, type Hex, quantity } from '../../encoding/hex.ts';
import type { CallFrame, CallTracer } from './call-tracer.ts';
import { OPCODE } from './opcodes.ts';
import { TraceTooLargeError } from './struct-logger.ts';
import type { TraceOutcome, Tracer } from './tracer.ts';

/** geth's noopTracer: records nothing, to measure the cost of execution itself. */
export class NoopTracer implements Tracer {
  finish(): object {
    return {};
  }
}

/** geth's 4byteTracer: counts the calls of each selector by the size of its arguments. */
export class SelectorTracer implements Tracer {
  readonly #counts: Record<string, number> = {};

  readonly onEnter = (message: EvmMessage): void => {
    // A creation has no selector, and the input of a precompiled contract is not a function call.
    if (message.to === undefined || message.isCompiled || message.data.length < 4) return;
    const selector = asBuffer(message.data.subarray(0, 4)).toString('hex');
    const key = `0x${selector}-${message.data.length - 4}`;
    this.#counts[key] = (this.#counts[key] ?? 0) + 1;
  };

  finish(): Record<string, number> {
    return this.#counts;
  }
}

/** Maximum size of all preimages in a trace in bytes. */
const PREIMAGES_MAX_BYTES = 4 * 1024 * 1024;

/**
 * geth's keccak256PreimageTracer: what the execution hashed, by its hash. With it, the keys of a mapping are known
 * from its slots.
 */
export class PreimageTracer implements Tracer {
  readonly #preimages: Record<Hex, Hex> = {};
  #bytes = 0;

  readonly onOpcode: NonNullable<Tracer['onOpcode']> = (opcode, { stack, memory }) => {
    if (opcode !== OPCODE.keccak256 || stack.length < 2) return;
    const [offset, length] = stack.peek(2);
    const preimage = memory.read(Number(offset), Number(length));
    const hash = bytesToHex(keccak256(preimage));
    if (Object.hasOwn(this.#preimages, hash)) return;
    this.#bytes += preimage.length;
    if (this.#bytes > PREIMAGES_MAX_BYTES) {
      throw new TraceTooLargeError('the transaction hashes too much to list it; use another tracer');
    }
    this.#preimages[hash] = bytesToHex(preimage);
  };

  finish(): Record<Hex, Hex> {
    return this.#preimages;
  }
}

/** geth's muxTracer: several tracers over one execution, with their results by name. */
export class MuxTracer implements Tracer {
  readonly #tracers: [name: string, tracer: Tracer][];
  /** Only set if one of the tracers needs it, because it is slow. */
  readonly onStep?: NonNullable<Tracer['onStep']>;

  constructor(tracers: [name: string, tracer: Tracer][]) {
    this.#tracers = tracers;
    const stepping = tracers.flatMap(([, { onStep }]) => onStep ?? []);
    if (stepping.length > 0) this.onStep = (step) => stepping.forEach((report) => report(step));
  }

  readonly onEnter: NonNullable<Tracer['onEnter']> = (message) => {
    for (const [, tracer] of this.#tracers) tracer.onEnter?.(message);
  };

  readonly onExit: NonNullable<Tracer['onExit']> = (result) => {
    for (const [, tracer] of this.#tracers) tracer.onExit?.(result);
  };

  readonly onOpcode: NonNullable<Tracer['onOpcode']> = (opcode, state) => {
    for (const [, tracer] of this.#tracers) tracer.onOpcode?.(opcode, state);
  };

  finish(outcome: TraceOutcome): Record<string, unknown> {
    return Object.fromEntries(this.#tracers.map(([name, tracer]) => [name, tracer.finish(outcome)]));
  }
}

/** An entry of the flat list of frames in Parity's format and geth's flatCallTracer. */
export interface FlatTrace {
  action: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: string;
  subtraces: number;
  traceAddress: number[];
  type: 'call' | 'create' | 'suicide';
}

/** Parity's messages for two frame errors; all others keep geth's. */
const PARITY_ERRORS: Record<string, string> = {
  'execution reverted': 'Reverted',
  'out of gas': 'Out of gas',
  'invalid jump destination': 'Bad jump destination',
};

function flatten(frame: CallFrame, traceAddress: number[]): FlatTrace[] {
  const calls = frame.calls ?? [];
  const below = calls.flatMap((call, index) => flatten(call, [...traceAddress, index]));
  return [{ ...describe(frame), subtraces: calls.length, traceAddress }, ...below];
}

function describe(frame: CallFrame): Pick<FlatTrace, 'action' | 'result' | 'error' | 'type'> {
  const { from, to, gas, gasUsed, input, output = '0x', value = '0x0', error } = frame;
  if (frame.type === 'SELFDESTRUCT') {
    return { type: 'suicide', action: { address: from, refundAddress: to, balance: value } };
  }
  const failed = error === undefined ? {} : { error: PARITY_ERRORS[error] ?? error };
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

/** geth's flatCallTracer: the call tracer's tree as a list, each frame with its path from the root. */
export class FlatCallTracer implements Tracer {
  readonly #calls: CallTracer;
  readonly #intrinsicGas: bigint | null;
  readonly onEnter: NonNullable<Tracer['onEnter']>;
  readonly onExit: NonNullable<Tracer['onExit']>;
  readonly onOpcode: NonNullable<Tracer['onOpcode']>;

  /** @param intrinsicGas gas that is left out of the outermost frame, as Parity does; geth includes it */
  constructor(calls: CallTracer, intrinsicGas: bigint | null = null) {
    this.#calls = calls;
    this.#intrinsicGas = intrinsicGas;
    ({ onEnter: this.onEnter, onExit: this.onExit, onOpcode: this.onOpcode } = calls);
  }

  finish(outcome: TraceOutcome): FlatTrace[] {
    const outermost = this.#calls.finish(outcome);
    if (this.#intrinsicGas !== null) {
      outermost.gas = quantity(BigInt(outermost.gas) - this.#intrinsicGas);
      // Without refunds as well, which are the transaction's.
      outermost.gasUsed = quantity(outcome.result.execResult.executionGasUsed);
    }
    return flatten(outermost, []);
  }
}
