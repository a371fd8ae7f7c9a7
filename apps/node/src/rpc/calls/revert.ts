import { bytesToBigInt, bytesToHex } from '../../encoding/hex.ts';
import type { CallOutcome } from '../../chain/evm/try-call.ts';
import { RPC_CODE, RpcError } from '../errors.ts';

/** Selectors of Error(string) and Panic(uint256), Solidity's built-in errors. */
const ERROR_SELECTOR = '0x08c379a0';
const PANIC_SELECTOR = '0x4e487b71';

/** Solidity's panic codes. */
const PANICS: Record<number, string> = {
  0x00: 'generic panic',
  0x01: 'assert(false)',
  0x11: 'arithmetic underflow or overflow',
  0x12: 'division or modulo by zero',
  0x21: 'enum overflow',
  0x22: 'invalid encoded storage byte array accessed',
  0x31: 'out-of-bounds array access; popping on an empty array',
  0x32: 'out-of-bounds access of an array or bytesN',
  0x41: 'out of memory',
  0x51: 'uninitialized function',
};

/** Returns the string of an ABI-encoded Error(string), or undefined if the encoding is invalid. */
function decodeReason(parameters: Uint8Array): string | undefined {
  const offset = Number(bytesToBigInt(parameters.subarray(0, 32)));
  if (offset + 32 > parameters.length) return undefined;
  const length = Number(bytesToBigInt(parameters.subarray(offset, offset + 32)));
  if (offset + 32 + length > parameters.length) return undefined;
  return Buffer.from(parameters.subarray(offset + 32, offset + 32 + length)).toString('utf8');
}

/** Returns the reason in revert data in geth's wording, or undefined if there is none. */
export function revertReason(data: Uint8Array): string | undefined {
  const selector = bytesToHex(data.subarray(0, 4));
  if (selector === ERROR_SELECTOR) return decodeReason(data.subarray(4));
  if (selector !== PANIC_SELECTOR || data.length !== 36) return undefined;
  const code = Number(bytesToBigInt(data.subarray(4)));
  return PANICS[code] ?? `unknown panic code: 0x${code.toString(16)}`;
}

/** geth's messages for errors that the EVM library names differently. */
const GETH_WORDS: Record<string, string> = {
  revert: 'execution reverted',
  'static state change': 'write protection',
  'insufficient balance': 'insufficient balance for transfer',
  'code size to deposit exceeds maximum code size': 'max code size exceeded',
  'create collision': 'contract address collision',
  'invalid bytecode deployed': 'invalid code: must not begin with 0xef',
  'initcode exceeds max initcode size': 'max initcode size exceeded',
  'stack overflow': 'stack limit reached 1024 (1023)',
  'value out of range': 'return data out of bounds',
};

/** Returns a frame's error in geth's wording; the library's invalid-jump errors include the position. */
export function gethWording(failure: string): string {
  if (failure.startsWith('invalid JUMP')) return 'invalid jump destination';
  return GETH_WORDS[failure] ?? failure;
}

/** Returns the error response of a failed call: code 3 with the data for a revert, -32000 otherwise. */
export function callError({ failure, returnData }: CallOutcome): RpcError {
  if (failure !== 'revert') return new RpcError(RPC_CODE.server, gethWording(failure ?? 'call failed'));
  const reason = revertReason(returnData);
  const message = reason === undefined ? 'execution reverted' : `execution reverted: ${reason}`;
  return new RpcError(RPC_CODE.reverted, message, bytesToHex(returnData));
}
