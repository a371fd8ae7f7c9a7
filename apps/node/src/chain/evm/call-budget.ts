import type { EVM } from '@ethereumjs/evm';
import { type Pace, setPace } from '../sealing/pace.ts';

/** The EVM failed or was interrupted; its checkpoints may be inconsistent, so it is discarded. */
export class EvmFailureError extends Error {
  override name = 'EvmFailureError';
}

/** The call exceeded the time limit of this thread. */
export class CallTooHeavyError extends EvmFailureError {
  override name = 'CallTooHeavyError';
  /** The exceeded limit. */
  readonly milliseconds: number;

  constructor(milliseconds: number) {
    super(`the call takes longer than ${milliseconds} ms`);
    this.milliseconds = milliseconds;
  }
}

/** The client has canceled the call or disconnected. */
export class CallCancelledError extends EvmFailureError {
  override name = 'CallCancelledError';
}

/** Limits of one use of an EVM. */
export interface CallBudget {
  milliseconds: number;
  /** Returns true once the call was canceled; polled while the call runs. */
  isCancelled?: () => boolean;
  /** False if a single precompiled contract could block the thread for seconds. */
  allowsHeavyPrecompiles: boolean;
}

/** Maximum number of bytes hashed or copied at once that still counts as light. */
const LARGEST_LIGHT_INPUT = 16 * 1024;
/**
 * Precompiled contracts that take milliseconds: modular exponentiation, curves, pairings, BLAKE2 rounds and
 * KZG.
 */
const HEAVY_PRECOMPILES = [5, 6, 7, 8, 9, 10, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x10, 0x11, 0x100].map((number) =>
  number.toString(16).padStart(40, '0'),
);

type RunPrecompile = (code: unknown, data: Uint8Array, gasLimit: bigint) => unknown;

/**
 * Stops an execution that exceeds its time or was canceled: between opcodes, between steps of a precompiled
 * contract, or before a heavy one.
 */
export class CallMeter implements Pace {
  readonly #budget: CallBudget;
  #deadline = Infinity;
  #initial = Infinity;

  constructor(evm: EVM, budget: CallBudget) {
    this.#budget = budget;
    setPace(evm, this);
    if (!budget.allowsHeavyPrecompiles) this.#guardPrecompiles(evm);
  }

  /** Starts the clock, which runs over any number of calls; `milliseconds` may shorten the limit. */
  start(milliseconds = Infinity): void {
    this.#initial = Math.min(milliseconds, this.#budget.milliseconds);
    this.#deadline = performance.now() + this.#initial;
  }

  /**
   * Stops the execution if its time is over or it was canceled.
   * @throws CallTooHeavyError and CallCancelledError
   */
  pause(): undefined {
    if (performance.now() > this.#deadline) throw new CallTooHeavyError(this.#initial);
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
        throw new CallTooHeavyError(this.#initial);
      }
      return run(code, data, gasLimit);
    };
  }
}
