import { hexToBytes } from '../../encoding/hex.ts';

/** Opcodes that tracers handle. */
export const OPCODE = {
  keccak256: 0x20,
  balance: 0x31,
  extCodeSize: 0x3b,
  extCodeCopy: 0x3c,
  extCodeHash: 0x3f,
  sload: 0x54,
  sstore: 0x55,
  log0: 0xa0,
  log4: 0xa4,
  create: 0xf0,
  call: 0xf1,
  callCode: 0xf2,
  delegateCall: 0xf4,
  create2: 0xf5,
  staticCall: 0xfa,
  selfDestruct: 0xff,
} as const;

const hexOf = (item: bigint): string => item.toString(16).padStart(64, '0');

/** Converts a stack item to an address, its last 20 bytes. */
export function stackAddress(item: bigint): Uint8Array {
  return hexToBytes(`0x${hexOf(item).slice(24)}`);
}

/** Converts a stack item to 32 bytes. */
export function stackWord(item: bigint): Uint8Array {
  return hexToBytes(`0x${hexOf(item)}`);
}
