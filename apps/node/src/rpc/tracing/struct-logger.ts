import type { EVMResult, InterpreterStep } from '@ethereumjs/evm';
import { EvmFailureError } from '../../chain/evm/call-budget.ts';
import type { RunState } from '../../chain/evm/opcode-watch.ts';
import { asBuffer, bytesToHex, padTo32 } from '../../encoding/hex.ts';
import type { WorldState } from '../../state/world-state.ts';
import { gethWording } from '../calls/revert.ts';
import { OPCODE, stackWord } from './opcodes.ts';
import type { TraceOutcome, Tracer } from './tracer.ts';

export interface StructLoggerOptions {
  enableMemory: boolean;
  disableStack: boolean;
  disableStorage: boolean;
  enableReturnData: boolean;
  /** Maximum number of steps; 0 means all. */
  limit: number;
  /** Number of steps to skip. */
  offset: number;
  /** Position of the only call to record, in the order of execution; all without it. */
  call?: number | null | undefined;
}

/** Maximum size of a trace in characters. */
const MAX_CHARACTERS = 64 * 1024 * 1024;

/** The trace exceeds the maximum size of an answer. */
export class TraceTooLargeError extends EvmFailureError {
  override name = 'TraceTooLargeError';
}

const CALLS = new Set<number>([OPCODE.call, OPCODE.callCode, OPCODE.delegateCall, OPCODE.staticCall]);

const unprefixed = (bytes: Uint8Array): string => asBuffer(bytes).toString('hex');

function memoryWords(memory: Uint8Array): string[] {
  return Array.from({ length: memory.length / 32 }, (_, index) =>
    unprefixed(memory.subarray(index * 32, index * 32 + 32)),
  );
}

/** geth's default tracer with one entry per opcode. */
export class StructLogger implements Tracer {
  readonly #world: WorldState;
  readonly #options: StructLoggerOptions;
  readonly #logs: Record<string, unknown>[] = [];
  readonly #storage = new Map<string, Record<string, string>>();
  #characters = 0;
  #skipped = 0;
  #callCount = 0;
  /** Positions of the running calls, the innermost last. */
  readonly #running: number[] = [];
  /** The last entry, until its gas is charged. */
  #unpaid: Record<string, unknown> | undefined;

  constructor(world: WorldState, options: StructLoggerOptions) {
    this.#world = world;
    this.#options = options;
  }

  readonly onEnter = (): void => {
    this.#running.push(this.#callCount++);
  };

  readonly onStep = (step: InterpreterStep): void => {
    const { disableStack, enableMemory, disableStorage } = this.#options;
    if (this.#isFull || !this.#isWanted()) return;
    const stack = disableStack ? undefined : step.stack.map((item) => `0x${item.toString(16)}`);
    const memory = enableMemory ? memoryWords(step.memory) : undefined;
    const storage = disableStorage ? undefined : this.#storageAfter(step);
    const log: Record<string, unknown> = {
      pc: step.pc,
      op: step.opcode.name,
      gas: Number(step.gasLeft),
      gasCost: Number(step.opcode.dynamicFee ?? step.opcode.fee),
      depth: step.depth + 1,
      ...(step.gasRefund !== undefined && step.gasRefund > 0n && { refund: Number(step.gasRefund) }),
      ...(stack !== undefined && { stack }),
      ...(memory !== undefined && { memory }),
      ...(storage !== undefined && { storage }),
    };
    this.#unpaid = log;
    this.#logs.push(log);
    this.#characters += 100 + (stack?.length ?? 0) * 16 + (memory?.length ?? 0) * 68;
    if (this.#characters > MAX_CHARACTERS) {
      throw new TraceTooLargeError('the trace is too large; use limit, disableStack or another tracer');
    }
  };

  /**
   * Gas that a call passes on counts as its cost, as in geth; the library knows it only after charging the
   * gas.
   */
  readonly onOpcode = (opcode: number, { messageGasLimit }: RunState): void => {
    const unpaid = this.#unpaid;
    this.#unpaid = undefined;
    if (unpaid === undefined || !CALLS.has(opcode)) return;
    unpaid['gasCost'] = Number(unpaid['gasCost']) + Number(messageGasLimit ?? 0n);
  };

  /**
   * As in geth, an opcode with insufficient gas carries the error, but one that fails while it runs does
   * not.
   */
  readonly onExit = ({ execResult }: EVMResult): void => {
    const failure = execResult.exceptionError?.error;
    if (this.#unpaid !== undefined && failure === 'out of gas') this.#unpaid['error'] = gethWording(failure);
    this.#unpaid = undefined;
    this.#running.pop();
  };

  finish({ receipt, result }: TraceOutcome): Record<string, unknown> {
    const { exceptionError, returnValue } = result.execResult;
    const isLost = exceptionError !== undefined && exceptionError.error !== 'revert';
    return {
      gas: Number(receipt.gasUsed),
      failed: !receipt.succeeded,
      returnValue: isLost ? '0x' : bytesToHex(returnValue),
      structLogs: this.#logs,
    };
  }

  /** Returns whether the current opcode belongs to the requested call and page. */
  #isWanted(): boolean {
    const { call, offset } = this.#options;
    if (call != null && this.#running.at(-1) !== call) return false;
    if (this.#skipped >= offset) return true;
    this.#skipped += 1;
    return false;
  }

  get #isFull(): boolean {
    const { limit } = this.#options;
    return limit > 0 && this.#logs.length >= limit;
  }

  /** Returns the contract's slots seen so far for an opcode that reads or writes one. */
  #storageAfter({ opcode, stack, address }: InterpreterStep): Record<string, string> | undefined {
    const isWrite = opcode.name === 'SSTORE';
    if ((!isWrite && opcode.name !== 'SLOAD') || stack.length < (isWrite ? 2 : 1)) return undefined;
    const slot = stackWord(stack.at(-1)!);
    const value = isWrite ? stackWord(stack.at(-2)!) : padTo32(this.#world.slot(address.bytes, slot));
    const owner = address.toString();
    const seen = { ...this.#storage.get(owner), [unprefixed(slot)]: unprefixed(value) };
    this.#storage.set(owner, seen);
    return seen;
  }
}
