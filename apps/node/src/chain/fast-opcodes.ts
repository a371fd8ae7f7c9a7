import { type EVM, EVMError } from '@ethereumjs/evm';
import { keccak256 } from '../crypto/keccak.ts';
import type { OpcodeEntry } from './opcode-watch.ts';

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

interface Memory {
  _store: Uint8Array;
  extend(offset: number, size: number): void;
  read(offset: number, size: number, avoidCopy?: boolean): Uint8Array;
}

interface Stack {
  _store: bigint[];
  _len: number;
  push(value: bigint): void;
  pop(): bigint;
  peek(count: number): bigint[];
}

interface State {
  opCode: number;
  programCounter: number;
  code: Uint8Array;
  validJumps: Uint8Array;
  memory: Memory;
  memoryWordCount: bigint;
  highestMemCost: bigint;
  stack: Stack;
  returnBytes: Uint8Array;
  env: { address: { bytes: Uint8Array }; caller: { bytes: Uint8Array }; origin: { bytes: Uint8Array } };
}

type GasHandler = (state: State, gas: bigint) => bigint;
type Handler = (state: State) => void;

/** Bytes of an integer that a double holds exactly. */
const SMALL_BYTES = 6;
const LARGEST_UINT64 = 0xffff_ffff_ffff_ffffn;
const SMALL: readonly bigint[] = Array.from({ length: 256 }, (_, value) => BigInt(value));

let viewed: Uint8Array = new Uint8Array(0);
let view: DataView = new DataView(viewed.buffer);

/** A view of the bytes; most reads and writes in a row are of the same memory. */
function viewOf(bytes: Uint8Array): DataView {
  if (bytes !== viewed) {
    viewed = bytes;
    view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }
  return view;
}

/** The integer of up to six big-endian bytes; behind the end there are zeros. */
function readSmall(bytes: Uint8Array, at: number, length: number): number {
  let value = 0;
  for (let index = at; index < at + length; index++) value = value * 256 + (bytes[index] ?? 0);
  return value;
}

/** The integer of up to 32 big-endian bytes; behind the end there are zeros. */
function readInteger(bytes: Uint8Array, at: number, length: number): bigint {
  if (length <= SMALL_BYTES) {
    const value = readSmall(bytes, at, length);
    return value < SMALL.length ? SMALL[value]! : BigInt(value);
  }
  if (at + length > bytes.length) {
    const whole = new Uint8Array(length);
    whole.set(bytes.subarray(at, at + length));
    return readInteger(whole, 0, length);
  }
  const source = viewOf(bytes);
  let value = 0n;
  let index = at + (length % 8);
  for (let head = at; head < index; head++) value = (value << 8n) | SMALL[bytes[head]!]!;
  for (; index < at + length; index += 8) {
    const next = source.getBigUint64(index);
    value = value === 0n ? next : (value << 64n) | next;
  }
  return value;
}

function writeWord(bytes: Uint8Array, at: number, value: bigint): void {
  const target = viewOf(bytes);
  if (value < LARGEST_UINT64) {
    bytes.fill(0, at, at + 24);
    target.setBigUint64(at + 24, value);
    return;
  }
  target.setBigUint64(at, value >> 192n);
  target.setBigUint64(at + 8, (value >> 128n) & LARGEST_UINT64);
  target.setBigUint64(at + 16, (value >> 64n) & LARGEST_UINT64);
  target.setBigUint64(at + 24, value & LARGEST_UINT64);
}

/** What a frame pays to have its memory reach `offset + length`. */
function memoryGas(state: State, offset: bigint, length: bigint): bigint {
  if (length === 0n) return 0n;
  const words = (offset + length + 31n) / WORD_BIGINT;
  if (words <= state.memoryWordCount) return 0n;
  const cost = words * MEMORY_GAS + (words * words) / MEMORY_QUADRATIC_DIVISOR;
  const added = cost > state.highestMemCost ? cost - state.highestMemCost : cost;
  if (cost > state.highestMemCost) state.highestMemCost = cost;
  state.memoryWordCount = words;
  return added;
}

const wordsOf = (length: bigint): bigint => (length + 31n) / WORD_BIGINT;

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
    return (
      gas + COPY_GAS * wordsOf(length) + memoryGas(state, from, length) + memoryGas(state, to, length)
    );
  },
  0xf3: rangeGas,
  0xfd: rangeGas,
};

function push(state: State): void {
  const length = state.opCode - PUSH1 + 1;
  state.stack.push(readInteger(state.code, state.programCounter, length));
  state.programCounter += length;
}

function jumpTo(state: State, destination: bigint): void {
  // the library says where, by a hash of the whole code
  if (destination > LARGEST_JUMP || state.validJumps[Number(destination)] !== 1)
    throw new EVMError(errorMessages.INVALID_JUMP);
  state.programCounter = Number(destination);
}

/** More than any code is long, and exact as a number. */
const LARGEST_JUMP = 0xffff_ffffn;

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

/** Replaces what the library does slowly: its gas functions are all asynchronous, and it reads words as hex. */
export function useFastOpcodes(evm: EVM): void {
  const owner = evm as unknown as { _opcodeMap: OpcodeEntry[] };
  owner._opcodeMap = owner._opcodeMap.map((entry, opcode) => {
    const gasHandler = GAS[opcode] as OpcodeEntry['gasHandler'];
    const opHandler = HANDLERS[opcode] as OpcodeEntry['opHandler'] | undefined;
    if (entry.opcodeInfo.isInvalid) return entry;
    return { ...entry, ...(gasHandler && { gasHandler }), ...(opHandler && { opHandler }) };
  });
}
