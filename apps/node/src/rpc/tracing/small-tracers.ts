import type { Message as EvmMessage } from '@ethereumjs/evm';
import { keccak256 } from '../../crypto/keccak.ts';
import { asBuffer, bytesToHex, type Hex } from '../../encoding/hex.ts';
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

  readonly onEnter = (message: EvmMessage, isPrecompiled: boolean): void => {
    // A creation has no selector, and the input of a precompiled contract is not a function call.
    if (message.to === undefined || isPrecompiled || message.data.length < 4) return;
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

  readonly onEnter: NonNullable<Tracer['onEnter']> = (message, isPrecompiled) => {
    for (const [, tracer] of this.#tracers) tracer.onEnter?.(message, isPrecompiled);
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
