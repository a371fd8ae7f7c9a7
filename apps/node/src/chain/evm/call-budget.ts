import type { EVM } from '@ethereumjs/evm';
import { type Pace, setPace } from '../sealing/pace.ts';

/** The EVM failed or was stopped in the middle; its checkpoints may be out of step, so it is thrown away. */
export class EvmFailureError extends Error {
  override name = 'EvmFailureError';
}

/** The call takes longer than this thread gives it. */
export class CallTooHeavyError extends EvmFailureError {
  override name = 'CallTooHeavyError';
  /** What it was given. */
  readonly milliseconds: number;

  constructor(milliseconds: number) {
    super(`the call takes longer than ${milliseconds} ms`);
    this.milliseconds = milliseconds;
  }
}

/** Nobody waits for the call any more. */
export class CallCancelledError extends EvmFailureError {
  override name = 'CallCancelledError';
}

/** How long one use of an EVM may take. */
export interface CallBudget {
  milliseconds: number;
  /** Asked while the call runs. */
  isCancelled?: () => boolean;
  /** False where a single precompiled contract could hold the thread for seconds. */
  allowsHeavyPrecompiles: boolean;
}

/** Hashing or copying more than this at once counts as heavy. */
const LARGEST_LIGHT_INPUT = 16 * 1024;
/** Modular exponentiation, the curves, the pairings, BLAKE2 rounds and KZG: milliseconds each. */
const HEAVY_PRECOMPILES = [5, 6, 7, 8, 9, 10, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x10, 0x11, 0x100].map((number) =>
  number.toString(16).padStart(40, '0'),
);

type RunPrecompile = (code: unknown, data: Uint8Array, gasLimit: bigint) => unknown;

/**
 * Ends what runs on an EVM when its time is over or nobody waits for it: between opcodes, between pieces of a
 * precompiled contract, or before a heavy one.
 */
export class CallMeter implements Pace {
  readonly #budget: CallBudget;
  #deadline = Infinity;
  #given = Infinity;

  constructor(evm: EVM, budget: CallBudget) {
    this.#budget = budget;
    setPace(evm, this);
    if (!budget.allowsHeavyPrecompiles) this.#guardPrecompiles(evm);
  }

  /** The time runs from here, over any number of calls; `milliseconds` may shorten it. */
  start(milliseconds = Infinity): void {
    this.#given = Math.min(milliseconds, this.#budget.milliseconds);
    this.#deadline = performance.now() + this.#given;
  }

  /** Throws CallTooHeavyError and CallCancelledError. */
  pause(): undefined {
    if (performance.now() > this.#deadline) throw new CallTooHeavyError(this.#given);
    if (this.#budget.isCancelled?.() === true) throw new CallCancelledError('the call was cancelled');
  }

  #guardPrecompiles(evm: EVM): void {
    const heavy = new Set<unknown>(
      HEAVY_PRECOMPILES.flatMap((address) => evm.precompiles.get(address) ?? []),
    );
    const owner = evm as unknown as { runPrecompile: RunPrecompile };
    const run = owner.runPrecompile.bind(evm);
    owner.runPrecompile = (code, data, gasLimit) => {
      if (heavy.has(code) || data.length > LARGEST_LIGHT_INPUT) {
        throw new CallTooHeavyError(this.#given);
      }
      return run(code, data, gasLimit);
    };
  }
}
