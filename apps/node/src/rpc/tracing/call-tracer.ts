import type { EVMResult, Message as EvmMessage } from '@ethereumjs/evm';
import type { RunState } from '../../chain/evm/opcode-watch.ts';
import { bytesToHex, type Hex, quantity } from '../../encoding/hex.ts';
import type { WorldState } from '../../state/world-state.ts';
import { gethWording, revertReason } from '../calls/revert.ts';
import { failedCall } from './failed-call.ts';
import { OPCODE, stackAddress } from './opcodes.ts';
import type { TraceOutcome, Tracer } from './tracer.ts';

export interface CallTracerOptions {
  /** Omits everything below the outermost frame. */
  onlyTopCall: boolean;
  withLog: boolean;
  /** Omits calls of precompiled contracts, except those that borrow their code. */
  withoutPrecompiled?: boolean;
}

/** The whole tree without logs. */
export const CALL_TREE: CallTracerOptions = { onlyTopCall: false, withLog: false };

interface FrameLog {
  address: Hex;
  topics: Hex[];
  data: Hex;
  index: Hex;
  /** Number of preceding subcalls. */
  position: Hex;
}

/** A call frame with geth's fields in geth's order. */
export interface CallFrame {
  from: Hex;
  gas: Hex;
  gasUsed: Hex;
  to?: Hex;
  input: Hex;
  output?: Hex;
  error?: string;
  revertReason?: string;
  calls?: CallFrame[];
  logs?: FrameLog[];
  value?: Hex;
  type: string;
}

const CALL_TYPES: Record<number, string> = {
  [OPCODE.create]: 'CREATE',
  [OPCODE.create2]: 'CREATE2',
  [OPCODE.call]: 'CALL',
  [OPCODE.callCode]: 'CALLCODE',
  [OPCODE.delegateCall]: 'DELEGATECALL',
  [OPCODE.staticCall]: 'STATICCALL',
};

/**
 * Returns the frame that a message opens. In a delegated call, "to" is the code and "from" the owner of the
 * storage.
 */
function openFrame(message: EvmMessage, type: string): CallFrame {
  const borrowed = type === 'DELEGATECALL' || type === 'CALLCODE';
  const to = borrowed ? message.codeAddress : message.to;
  return {
    from: bytesToHex((borrowed ? message.to! : message.caller).bytes),
    gas: quantity(message.gasLimit),
    gasUsed: '0x0',
    ...(to !== undefined && { to: bytesToHex(to.bytes) }),
    input: bytesToHex(message.data),
    ...(type !== 'STATICCALL' && { value: quantity(message.value) }),
    type,
  };
}

/** Adds the outcome to the frame. */
function closeFrame(frame: CallFrame, { execResult, createdAddress }: EVMResult): void {
  const { exceptionError, returnValue } = execResult;
  frame.gasUsed = quantity(execResult.executionGasUsed);
  const isCreation = frame.type === 'CREATE' || frame.type === 'CREATE2';
  if (isCreation && createdAddress !== undefined) frame.to = bytesToHex(createdAddress.bytes);
  if (exceptionError === undefined) {
    if (returnValue.length > 0) frame.output = bytesToHex(returnValue);
    return;
  }
  if (isCreation) delete frame.to;
  frame.error = gethWording(exceptionError.error);
  if (exceptionError.error !== 'revert' || returnValue.length === 0) return;
  frame.output = bytesToHex(returnValue);
  const reason = revertReason(returnValue);
  if (reason !== undefined) frame.revertReason = reason;
}

/** Removes the logs of failed frames and of all frames inside them. */
function dropFailedLogs(frame: CallFrame, hasFailed: boolean): void {
  const failed = hasFailed || frame.error !== undefined;
  if (failed) delete frame.logs;
  for (const call of frame.calls ?? []) dropFailedLogs(call, failed);
}

/** Returns the fields in geth's order, which readers of raw JSON expect. */
function inOrder(frame: CallFrame): CallFrame {
  const { from, gas, gasUsed, to, input, output, error, revertReason, calls, logs, value, type } = frame;
  return {
    from,
    gas,
    gasUsed,
    ...(to !== undefined && { to }),
    input,
    ...(output !== undefined && { output }),
    ...(error !== undefined && { error }),
    ...(revertReason !== undefined && { revertReason }),
    ...(calls !== undefined && { calls: calls.map(inOrder) }),
    ...(logs !== undefined && { logs }),
    ...(value !== undefined && { value }),
    type,
  };
}

/** geth's callTracer: the tree of calls, creations and self-destructs. */
export class CallTracer implements Tracer {
  readonly #world: WorldState;
  readonly #options: CallTracerOptions;
  readonly #open: CallFrame[] = [];
  #top: CallFrame | undefined;
  #opcode = 0;
  #logCount = 0;

  constructor(world: WorldState, options: CallTracerOptions) {
    this.#world = world;
    this.#options = options;
  }

  readonly onEnter = (message: EvmMessage, isPrecompiled = false): void => {
    const type = message.depth === 0 ? (message.to ? 'CALL' : 'CREATE') : CALL_TYPES[this.#opcode]!;
    const frame = openFrame(message, type);
    if (this.#top === undefined) this.#top = frame;
    else if (!isPrecompiled || !this.#omits(type)) this.#addCall(frame);
    this.#open.push(frame);
  };

  readonly onExit = (result: EVMResult): void => {
    closeFrame(this.#open.pop()!, result);
  };

  readonly onOpcode = (opcode: number, state: RunState): void => {
    this.#opcode = opcode;
    if (opcode >= OPCODE.log0 && opcode <= OPCODE.log4) this.#addLog(opcode - OPCODE.log0, state);
    else if (opcode === OPCODE.selfDestruct) this.#addSelfDestruct(state);
    else if (opcode >= OPCODE.create) {
      const failed = failedCall(opcode, state);
      if (failed !== undefined) this.#addCall({ ...failed, type: CALL_TYPES[opcode]! });
    }
  };

  finish({ gasLimit, receipt }: TraceOutcome): CallFrame {
    const top = this.#top!;
    top.gas = quantity(gasLimit);
    top.gasUsed = quantity(receipt.gasUsed);
    if (this.#options.withLog) dropFailedLogs(top, false);
    return inOrder(top);
  }

  /** Returns whether calls of precompiled contracts are omitted if they have this type. */
  #omits(type: string): boolean {
    return this.#options.withoutPrecompiled === true && (type === 'CALL' || type === 'STATICCALL');
  }

  #addCall(frame: CallFrame): void {
    if (this.#options.onlyTopCall) return;
    const parent = this.#open.at(-1)!;
    (parent.calls ??= []).push(frame);
  }

  #addLog(topicCount: number, { stack, memory, env }: RunState): void {
    if (!this.#options.withLog || env.isStatic || stack.length < 2 + topicCount) return;
    if (this.#options.onlyTopCall && this.#open.length > 1) return;
    const [offset, length, ...topics] = stack.peek(2 + topicCount);
    const frame = this.#open.at(-1)!;
    (frame.logs ??= []).push({
      address: bytesToHex(env.address.bytes),
      topics: topics.map((topic): Hex => `0x${topic.toString(16).padStart(64, '0')}`),
      data: length === 0n ? '0x' : bytesToHex(memory.read(Number(offset), Number(length))),
      index: quantity(this.#logCount++),
      position: quantity(frame.calls?.length ?? 0),
    });
  }

  #addSelfDestruct({ stack, env }: RunState): void {
    if (env.isStatic || stack.length === 0) return;
    this.#addCall({
      from: bytesToHex(env.address.bytes),
      gas: '0x0',
      gasUsed: '0x0',
      to: bytesToHex(stackAddress(stack.peek(1)[0]!)),
      input: '0x',
      value: quantity(this.#world.account(env.address.bytes)?.balance ?? 0n),
      type: 'SELFDESTRUCT',
    });
  }
}
