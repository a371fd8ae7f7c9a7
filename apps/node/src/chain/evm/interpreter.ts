import type { Common } from '@ethereumjs/common';
import { createEVM, type EVM, EVMError } from '@ethereumjs/evm';
import { jumpDestinations } from './jump-analysis.ts';
import { type OpcodeEntry, type RunState } from './opcode-watch.ts';
import { paceOf } from '../sealing/pace.ts';

/** An opcode number that no hardfork uses; it exists only in the EVM created to capture the interpreter. */
const CAPTURE_OPCODE = 0x0c;
const JUMP = 0x56;
const JUMPI = 0x57;
const NO_BYTES = new Uint8Array(0);
/** Number of opcodes between two calls of the pace. */
const OPCODES_BETWEEN_PAUSES = 64;

/** Fields of the library's interpreter frames beyond those in `RunState`. */
interface FrameState extends RunState {
  gasRefund: bigint;
  opCode: number;
  code: Uint8Array;
  shouldDoJumpAnalysis: boolean;
  validJumps: Uint8Array;
}

export interface FrameResult {
  runState: FrameState;
  exceptionError: EVMError | undefined;
}

interface Memory {
  _store: Uint8Array;
  extend(offset: number, size: number): void;
}

/** Classes that the library does not export. */
interface Internals {
  interpreter: Interpreter;
  memory: Memory;
  Stack: new () => object;
}

type Run = (this: Interpreter, code: Uint8Array, options?: { pc?: number }) => Promise<FrameResult>;

interface Interpreter {
  _evm: EVM & { _opcodeMap: OpcodeEntry[] };
  _runState: FrameState;
  common: Common;
  run: Run;
}

const fastEvms = new WeakSet<EVM>();
/** Opcodes since the last call of an EVM's pace, over all its frames. */
const opcodesSince = new WeakMap<EVM, { count: number }>();

/** Charges the gas of an opcode and runs it; a returned promise must be awaited before the next opcode. */
function execute(
  { opcodeInfo, opHandler }: OpcodeEntry,
  state: FrameState,
  gas: bigint,
  common: Common,
): Promise<void> | undefined {
  if (opcodeInfo.isInvalid) throw new EVMError(EVMError.errorMessages.INVALID_OPCODE);
  state.gasLeft -= gas;
  if (state.gasLeft < 0n) {
    state.gasLeft = 0n;
    throw new EVMError(EVMError.errorMessages.OUT_OF_GAS);
  }
  state.programCounter += 1;
  return opHandler(state, common) as Promise<void> | undefined;
}

/** Runs opcodes until the code ends (undefined) or one returns a promise. */
function advance(
  { _evm: evm, _runState: state, common }: Interpreter,
  pause: () => Promise<void> | undefined,
  since: { count: number },
): Promise<unknown> | undefined {
  const { code } = state;
  const opcodes = evm._opcodeMap;
  while (state.programCounter < code.length) {
    if (++since.count >= OPCODES_BETWEEN_PAUSES) {
      since.count = 0;
      const turn = pause();
      if (turn !== undefined) return turn;
    }
    const opcode = code[state.programCounter]!;
    state.opCode = opcode;
    if ((opcode === JUMP || opcode === JUMPI) && state.shouldDoJumpAnalysis) {
      state.validJumps = jumpDestinations(code);
      state.shouldDoJumpAnalysis = false;
    }
    const entry = opcodes[opcode]!;
    const { gasHandler, opcodeInfo } = entry;
    const { feeBigInt, dynamicGas } = opcodeInfo;
    const gas = dynamicGas && gasHandler !== undefined ? gasHandler(state, feeBigInt, common) : feeBigInt;
    const pending =
      typeof gas === 'bigint'
        ? execute(entry, state, gas, common)
        : gas.then((price) => execute(entry, state, price, common));
    if (pending !== undefined) return pending;
  }
  return undefined;
}

const isEvmError = (error: unknown): error is EVMError =>
  typeof error === 'object' && error !== null && 'errorType' in error && error.errorType === 'EVMError';

/**
 * Replaces the library's loop, which awaits every opcode. This loop awaits only promises, which takes a
 * third of the time. It calls the EVM's `pace` function between opcodes.
 */
async function runFast(this: Interpreter, code: Uint8Array): Promise<FrameResult> {
  const state = this._runState;
  state.code = code;
  const pace = paceOf(this._evm);
  const pause = (): Promise<void> | undefined => pace.pause();
  const since = opcodesSince.get(this._evm)!;
  try {
    for (;;) {
      const pending = advance(this, pause, since);
      if (pending === undefined) return { runState: state, exceptionError: undefined };
      await pending;
    }
  } catch (error) {
    if (!isEvmError(error)) throw error;
    const hasStopped = error.error === EVMError.errorMessages.STOP;
    return { runState: state, exceptionError: hasStopped ? undefined : error };
  }
}

/** Captures the classes of the library's interpreters and memories, which the library does not export. */
async function capture(common: Common): Promise<Internals> {
  let captured: Internals | undefined;
  const evm = await createEVM({
    common: common.copy(),
    customOpcodes: [
      {
        opcode: CAPTURE_OPCODE,
        opcodeName: 'CAPTURE',
        baseFee: 0,
        logicFunction: ({ interpreter, memory, stack }) => {
          captured = {
            interpreter: Object.getPrototypeOf(interpreter) as Interpreter,
            memory: Object.getPrototypeOf(memory) as Memory,
            Stack: stack.constructor as Internals['Stack'],
          };
        },
      },
    ],
  });
  await evm.runCode({ code: Uint8Array.of(CAPTURE_OPCODE), gasLimit: 1_000n });
  if (typeof captured?.interpreter.run !== 'function' || typeof captured.memory.extend !== 'function') {
    throw new Error('the EVM library has changed: its interpreter was not found');
  }
  return captured;
}

const LEAST_MEMORY = 1_024;

/** Doubles the memory when it grows; the library grows by 8 kB and copies everything each time. */
function extendByDoubling(this: Memory, offset: number, size: number): void {
  if (size === 0) return;
  const wanted = Math.ceil((offset + size) / 32) * 32;
  if (wanted <= this._store.length) return;
  const grown = new Uint8Array(Math.max(wanted, this._store.length * 2, LEAST_MEMORY));
  grown.set(this._store);
  this._store = grown;
}

async function install(common: Common): Promise<Internals> {
  const internals = await capture(common);
  const { interpreter, memory } = internals;
  const runOfLibrary = interpreter.run;
  interpreter.run = function run(this: Interpreter, code, options) {
    const isOurs = fastEvms.has(this._evm) && this._evm.events.listenerCount('step') === 0;
    return isOurs && options?.pc === undefined
      ? runFast.call(this, code)
      : runOfLibrary.call(this, code, options);
  };
  memory.extend = extendByDoubling;
  return internals;
}

let installed: Promise<Internals> | undefined;

/** Creates the interpreter of one frame. */
export type CreateFrame = (environment: FrameEnvironment, gas: bigint) => Frame;

/** The environment that the library derives from a message. */
export interface FrameEnvironment {
  gasRefund: bigint | undefined;
  [field: string]: unknown;
}

export interface Frame {
  run(code: Uint8Array): Promise<FrameResult>;
  _result: FrameEffects;
}

interface FrameEffects {
  logs: unknown[];
  returnValue: Uint8Array | undefined;
  selfdestruct: Map<string, string>;
  createdAddresses?: Set<string>;
}

/**
 * Creates frames like the library's constructor, but with empty memory: the initial 8 kB account for most of
 * the cost of a short call.
 */
function frameFactory(evm: EVM, { interpreter, memory, Stack }: Internals): CreateFrame {
  return (env, gasLeft) => {
    const frame = Object.create(interpreter) as Frame;
    const runState = {
      programCounter: 0,
      opCode: 0xfe,
      memory: Object.assign(Object.create(memory) as Memory, { _store: NO_BYTES }),
      memoryWordCount: 0n,
      highestMemCost: 0n,
      stack: new Stack(),
      code: NO_BYTES,
      validJumps: NO_BYTES,
      cachedPushes: {},
      stateManager: evm.stateManager,
      blockchain: evm.blockchain,
      env,
      shouldDoJumpAnalysis: true,
      interpreter: frame,
      gasRefund: env.gasRefund,
      gasLeft,
      stateGasSpilled: 0n,
      returnBytes: NO_BYTES,
    };
    return Object.assign(frame, {
      opDebuggers: {},
      _evm: evm,
      _stateManager: evm.stateManager,
      common: evm.common,
      _runState: runState,
      journal: evm.journal,
      _env: env,
      _result: { logs: [], returnValue: undefined, selfdestruct: new Map<string, string>() },
    });
  };
}

/** Makes this EVM run its frames with our loop. */
export async function useFastInterpreter(evm: EVM): Promise<CreateFrame> {
  installed ??= install(evm.common);
  const internals = await installed;
  fastEvms.add(evm);
  opcodesSince.set(evm, { count: 0 });
  return frameFactory(evm, internals);
}
