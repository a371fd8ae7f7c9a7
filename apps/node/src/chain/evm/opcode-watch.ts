import type { EVM } from '@ethereumjs/evm';

/** What an opcode's handler works on, as far as watching needs it. */
export interface RunState {
  /** Points behind the opcode that is about to be executed. */
  programCounter: number;
  gasLeft: bigint;
  /** Gas the CALL or CREATE at hand passes on, stipend included. */
  messageGasLimit?: bigint;
  /** `peek` gives the topmost items, the top first. */
  stack: { length: number; peek(count: number): bigint[] };
  memory: { read(offset: number, size: number): Uint8Array };
  env: {
    /** Whose storage is used. */
    address: { bytes: Uint8Array };
    contract: { balance: bigint; nonce: bigint };
    depth: number;
    isStatic: boolean;
  };
}

/** Told of an opcode whose gas is paid, right before it takes effect. What it throws ends the execution. */
export type WatchOpcode = (opcode: number, state: RunState) => void;

type Handler = (state: RunState, common: unknown) => unknown;

export interface OpcodeEntry {
  opcodeInfo: { isInvalid: boolean; dynamicGas: boolean; feeBigInt: bigint };
  opHandler: Handler;
  gasHandler?: (state: RunState, gas: bigint, common: unknown) => bigint | Promise<bigint>;
}

/** Ends a frame like an error of the EVM library, in geth's words. */
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

/** Has every opcode of this EVM, and of no other one, pass by `watch`. */
export function watchOpcodes(evm: EVM, watch: WatchOpcode): void {
  const owner = evm as unknown as { _opcodeMap: OpcodeEntry[] };
  owner._opcodeMap = owner._opcodeMap.map((entry, opcode) =>
    entry.opcodeInfo.isInvalid ? invalidEntry(entry, opcode) : watched(entry, opcode, watch),
  );
}

/** The library's own error for an opcode that does not exist has lost which one it was. */
function invalidEntry(entry: OpcodeEntry, opcode: number): OpcodeEntry {
  return {
    ...entry,
    opcodeInfo: { ...entry.opcodeInfo, isInvalid: false },
    opHandler: () => {
      throw new InvalidOpcode(opcode);
    },
  };
}
