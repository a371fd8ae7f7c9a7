import { type EVM, EVMError } from '@ethereumjs/evm';
import { keccak256 } from '../../crypto/keccak.ts';
import type { FrameState, GasHandler, Handler, OpcodeHandlers, Stack } from './frame-state.ts';
import type { OpcodeEntry } from './opcode-watch.ts';
import { readInteger, sliceWithZeros, writeWord } from './words.ts';

const WORD = 32;
const ADDRESS_BYTES = 20;
const PUSH1 = 0x60;
const PUSH32 = 0x7f;
const WORD_BIGINT = 32n;
const MEMORY_GAS = 3n;
const MEMORY_QUADRATIC_DIVISOR = 512n;
const COPY_GAS = 3n;
const KECCAK_WORD_GAS = 6n;
const NO_DATA = new Uint8Array(0);
const { errorMessages } = EVMError;

/** Returns the gas for extending a frame's memory to `offset + length`. */
export function memoryGas(state: FrameState, offset: bigint, length: bigint): bigint {
  if (length === 0n) return 0n;
  const words = (offset + length + 31n) / WORD_BIGINT;
  if (words <= state.memoryWordCount) return 0n;
  const cost = words * MEMORY_GAS + (words * words) / MEMORY_QUADRATIC_DIVISOR;
  const added = cost > state.highestMemCost ? cost - state.highestMemCost : cost;
  if (cost > state.highestMemCost) state.highestMemCost = cost;
  state.memoryWordCount = words;
  return added;
}

export const wordsOf = (length: bigint): bigint => (length + 31n) / WORD_BIGINT;

const copyGas: GasHandler = (state, gas) => {
  const [memoryOffset, , length] = state.stack.peek(3) as [bigint, bigint, bigint];
  return gas + memoryGas(state, memoryOffset, length) + COPY_GAS * wordsOf(length);
};

const rangeGas: GasHandler = (state, gas) => {
  const [offset, length] = state.stack.peek(2) as [bigint, bigint];
  return gas + memoryGas(state, offset, length);
};

function top(stack: Stack): bigint {
  if (stack._len < 1) throw new EVMError(errorMessages.STACK_UNDERFLOW);
  return stack._store[stack._len - 1]!;
}

const GAS: Record<number, GasHandler> = {
  0x20: (state, gas) => {
    const [offset, length] = state.stack.peek(2) as [bigint, bigint];
    return gas + memoryGas(state, offset, length) + KECCAK_WORD_GAS * wordsOf(length);
  },
  0x37: copyGas,
  0x39: copyGas,
  0x3e: (state, gas) => {
    const [memoryOffset, offset, length] = state.stack.peek(3) as [bigint, bigint, bigint];
    if (offset + length > BigInt(state.returnBytes.length)) throw new EVMError(errorMessages.OUT_OF_GAS);
    return gas + memoryGas(state, memoryOffset, length) + COPY_GAS * wordsOf(length);
  },
  0x51: (state, gas) => gas + memoryGas(state, top(state.stack), WORD_BIGINT),
  0x52: (state, gas) => gas + memoryGas(state, top(state.stack), WORD_BIGINT),
  0x53: (state, gas) => gas + memoryGas(state, top(state.stack), 1n),
  0x5e: (state, gas) => {
    const [to, from, length] = state.stack.peek(3) as [bigint, bigint, bigint];
    return gas + COPY_GAS * wordsOf(length) + memoryGas(state, from, length) + memoryGas(state, to, length);
  },
  0xf3: rangeGas,
  0xfd: rangeGas,
};

function push(state: FrameState): void {
  const length = state.opCode - PUSH1 + 1;
  state.stack.push(readInteger(state.code, state.programCounter, length));
  state.programCounter += length;
}

function jumpTo(state: FrameState, destination: bigint): void {
  // The library computes the valid jump destinations, cached by a hash of the whole code.
  if (destination > LARGEST_JUMP || state.validJumps[Number(destination)] !== 1)
    throw new EVMError(errorMessages.INVALID_JUMP);
  state.programCounter = Number(destination);
}

/** Larger than any code, and exact as a number. */
const LARGEST_JUMP = 0xffff_ffffn;

/** Implements CALLDATACOPY and CODECOPY, which the library pads byte by byte. */
function copy(state: FrameState, source: Uint8Array): void {
  const { stack, memory } = state;
  const to = Number(stack.pop());
  const from = stack.pop();
  const length = Number(stack.pop());
  if (length > 0) memory.write(to, length, sliceWithZeros(source, from, length));
}

const HANDLERS: Record<number, Handler> = {
  0x20: ({ stack, memory }) => {
    const offset = Number(stack.pop());
    const length = Number(stack.pop());
    const data = length === 0 ? NO_DATA : memory.read(offset, length, true);
    stack.push(readInteger(keccak256(data), 0, WORD));
  },
  0x30: ({ stack, env }) => stack.push(readInteger(env.address.bytes, 0, ADDRESS_BYTES)),
  0x32: ({ stack, env }) => stack.push(readInteger(env.origin.bytes, 0, ADDRESS_BYTES)),
  0x33: ({ stack, env }) => stack.push(readInteger(env.caller.bytes, 0, ADDRESS_BYTES)),
  0x35: ({ stack, env }) => {
    const from = stack.pop();
    const isInside = from < BigInt(env.callData.length);
    stack.push(isInside ? readInteger(env.callData, Number(from), WORD) : 0n);
  },
  0x37: (state) => copy(state, state.env.callData),
  0x39: (state) => copy(state, state.env.code),
  0x41: ({ stack, env }) => stack.push(readInteger(env.block.header.coinbase.bytes, 0, ADDRESS_BYTES)),
  0x44: ({ stack, env }) => stack.push(readInteger(env.block.header.prevRandao, 0, WORD)),
  0x51: ({ stack, memory }) => {
    const offset = Number(stack.pop());
    memory.extend(offset, WORD);
    stack.push(readInteger(memory._store, offset, WORD));
  },
  0x52: ({ stack, memory }) => {
    const offset = Number(stack.pop());
    const value = stack.pop();
    memory.extend(offset, WORD);
    writeWord(memory._store, offset, value);
  },
  0x53: ({ stack, memory }) => {
    const offset = Number(stack.pop());
    const value = stack.pop();
    memory.extend(offset, 1);
    memory._store[offset] = Number(value & 0xffn);
  },
  0x56: (state) => jumpTo(state, state.stack.pop()),
  0x57: (state) => {
    const destination = state.stack.pop();
    if (state.stack.pop() !== 0n) jumpTo(state, destination);
  },
};
for (let opcode = PUSH1; opcode <= PUSH32; opcode++) HANDLERS[opcode] = push;

/** Replaces the handlers of this EVM only. */
export function replaceHandlers(evm: EVM, { gas, run }: OpcodeHandlers): void {
  const owner = evm as unknown as { _opcodeMap: OpcodeEntry[] };
  owner._opcodeMap = owner._opcodeMap.map((entry, opcode) => {
    const gasHandler = gas[opcode] as OpcodeEntry['gasHandler'];
    const opHandler = run[opcode] as OpcodeEntry['opHandler'] | undefined;
    if (entry.opcodeInfo.isInvalid || (gasHandler ?? opHandler) === undefined) return entry;
    return Object.assign({}, entry, gasHandler && { gasHandler }, opHandler && { opHandler });
  });
}

/**
 * Replaces slow parts of the library, whose gas functions are all asynchronous and which reads words as hex.
 */
export const useFastOpcodes = (evm: EVM): void => replaceHandlers(evm, { gas: GAS, run: HANDLERS });
