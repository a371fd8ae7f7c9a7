import type { EVM } from '@ethereumjs/evm';

/** The part of an opcode handler's state that a watcher needs. */
export interface RunState {
  /** Position after the opcode that is about to run. */
  programCounter: number;
  gasLeft: bigint;
  /** Gas that the current CALL or CREATE passes on, including the stipend. */
  messageGasLimit?: bigint;
  /** `peek` returns the topmost items, top first. */
  stack: { length: number; peek(count: number): bigint[] };
  memory: { read(offset: number, size: number): Uint8Array };
  env: {
    /** The account whose storage is used. */
    address: { bytes: Uint8Array };
    contract: { balance: bigint; nonce: bigint };
    depth: number;
    isStatic: boolean;
  };
}

/**
 * Called for an opcode once its gas is charged, right before it takes effect. An exception ends the
 * execution.
 */
export type WatchOpcode = (opcode: number, state: RunState) => void;

type Handler = (state: RunState, common: unknown) => unknown;

export interface OpcodeEntry {
  opcodeInfo: { isInvalid: boolean; dynamicGas: boolean; feeBigInt: bigint };
  opHandler: Handler;
  gasHandler?: (state: RunState, gas: bigint, common: unknown) => bigint | Promise<bigint>;
}

/** Ends a frame like an error of the EVM library, with geth's message. */
class InvalidOpcode {
  readonly errorType = 'EVMError';
  readonly error: string;

  constructor(opcode: number) {
    const name = opcode === 0xfe ? 'INVALID' : `opcode 0x${opcode.toString(16)} not defined`;
    this.error = `invalid opcode: ${name}`;
  }
}

function watched({ opHandler, ...entry }: OpcodeEntry, opcode: number, watch: WatchOpcode): OpcodeEntry {
  return {
    ...entry,
    opHandler: (state, common) => {
      watch(opcode, state);
      return opHandler(state, common);
    },
  };
}

/** Calls `watch` before every opcode of this EVM only. */
export function watchOpcodes(evm: EVM, watch: WatchOpcode): void {
  const owner = evm as unknown as { _opcodeMap: OpcodeEntry[] };
  owner._opcodeMap = owner._opcodeMap.map((entry, opcode) =>
    entry.opcodeInfo.isInvalid ? invalidEntry(entry, opcode) : watched(entry, opcode, watch),
  );
}

/** CREATE; every later opcode that exists calls, creates, returns, reverts or self-destructs. */
const FIRST_CALL_OPCODE = 0xf0;

/**
 * Calls `watch` before every opcode of this EVM that may open a frame or ends one, at no cost for the others.
 */
export function watchCallOpcodes(evm: EVM, watch: WatchOpcode): void {
  const owner = evm as unknown as { _opcodeMap: OpcodeEntry[] };
  owner._opcodeMap = owner._opcodeMap.map((entry, opcode) =>
    opcode < FIRST_CALL_OPCODE || entry.opcodeInfo.isInvalid ? entry : watched(entry, opcode, watch),
  );
}

/** Replaces the library's error for an undefined opcode, which does not say which opcode it was. */
function invalidEntry(entry: OpcodeEntry, opcode: number): OpcodeEntry {
  return {
    ...entry,
    opcodeInfo: { ...entry.opcodeInfo, isInvalid: false },
    opHandler: () => {
      throw new InvalidOpcode(opcode);
    },
  };
}
