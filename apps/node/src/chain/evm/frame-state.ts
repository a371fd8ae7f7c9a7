import type { Address } from '@ethereumjs/util';

/** Memory of a frame in the library. */
export interface Memory {
  _store: Uint8Array;
  extend(offset: number, size: number): void;
  write(offset: number, size: number, bytes: Uint8Array): void;
  read(offset: number, size: number, avoidCopy?: boolean): Uint8Array;
}

export interface Stack {
  _store: bigint[];
  _len: number;
  push(value: bigint): void;
  pop(): bigint;
  peek(count: number): bigint[];
}

/** The state on which opcode handlers operate. */
export interface FrameState {
  opCode: number;
  programCounter: number;
  code: Uint8Array;
  validJumps: Uint8Array;
  memory: Memory;
  memoryWordCount: bigint;
  highestMemCost: bigint;
  stack: Stack;
  returnBytes: Uint8Array;
  gasLeft: bigint;
  /** Gas that the current call passes on. */
  messageGasLimit?: bigint | undefined;
  env: FrameEnvironment;
  interpreter: FrameActions;
}

interface FrameEnvironment {
  address: Address;
  caller: Address;
  origin: Address;
  callData: Uint8Array;
  callValue: bigint;
  code: Uint8Array;
  isStatic: boolean;
  contract: { balance: bigint };
  block: { header: { coinbase: Address; prevRandao: Uint8Array } };
}

type Call = (gas: bigint, address: Address, value: bigint, data: Uint8Array) => Promise<bigint>;

/** Operations of the library's interpreter for a frame. */
interface FrameActions {
  journal: {
    isWarmedAddress(address: Uint8Array): boolean;
    addWarmedAddress(address: Uint8Array): void;
    isWarmedStorage(address: Uint8Array, slot: Uint8Array): boolean;
    addWarmedStorage(address: Uint8Array, slot: Uint8Array): void;
  };
  call: Call;
  callCode: Call;
  callDelegate: Call;
  callStatic: Call;
  transientStorageLoad(key: Uint8Array): Uint8Array;
  transientStorageStore(key: Uint8Array, value: Uint8Array): void;
}

/** Returns the price of an opcode; `gas` is its fixed part. */
export type GasHandler = (state: FrameState, gas: bigint) => bigint | Promise<bigint>;
export type Handler = (state: FrameState) => void | Promise<void>;

/** Replacements for the library's handlers, by opcode. */
export interface OpcodeHandlers {
  gas: Record<number, GasHandler>;
  run: Record<number, Handler>;
}
