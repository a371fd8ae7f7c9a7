import type { Common } from '@ethereumjs/common';
import { createEVM, type EVM, EVMError } from '@ethereumjs/evm';
import { jumpDestinations } from './jump-analysis.ts';
import { type OpcodeEntry, type RunState } from './opcode-watch.ts';
import { paceOf } from '../sealing/pace.ts';

/** An opcode number that no hardfork uses; it exists only in the EVM made to reach the interpreter. */
const CAPTURE_OPCODE = 0x0c;
const JUMP = 0x56;
const JUMPI = 0x57;
const NO_BYTES = new Uint8Array(0);
/** The pace is asked once in so many opcodes. */
const OPCODES_BETWEEN_PAUSES = 64;

/** What the library's interpreter keeps of a frame beside what watching needs. */
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

/** What the library exports none of. */
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
/** Opcodes since an EVM's pace was asked, over all its frames. */
const opcodesSince = new WeakMap<EVM, { count: number }>();

/** Pays for an opcode and runs it; what it gives is awaited before the next one. */
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

/** Runs opcodes until the code ends (undefined) or something has to be awaited. */
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
 * The library's loop awaits every opcode. This one awaits only those that give something to wait for, which is a
 * third of the time, and asks the EVM's pace between them.
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

/** The prototypes that the library's interpreters and memories share; the library does not export them. */
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

/** Memory that doubles as it grows: the library's grows by 8 kB and copies everything each time. */
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

/** Makes the interpreter of one frame. */
export type CreateFrame = (environment: FrameEnvironment, gas: bigint) => Frame;

/** What the library's calls make of a message. */
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
 * As the library's constructor, but for the memory: that begins with 8 kB there, which is most of what a short call
 * costs.
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

/** Has this EVM run its frames by our loop. */
export async function useFastInterpreter(evm: EVM): Promise<CreateFrame> {
  installed ??= install(evm.common);
  const internals = await installed;
  fastEvms.add(evm);
  opcodesSince.set(evm, { count: 0 });
  return frameFactory(evm, internals);
}
