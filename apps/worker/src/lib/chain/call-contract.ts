import { dropTrailing } from '@nova/shared/drop-trailing';
import type { Hex } from 'viem';
import { type RpcClient, RpcError, type RpcOptions } from './rpc-client.ts';

export interface ContractCall {
  readonly to: Hex;
  readonly data: Hex;
}

/** Gas limit of a call that reads a word or a short text; too little for a contract to keep a node busy. */
export const NAME_GAS = 1_000_000;
/** Gas limit of a call that reads a token's URI; some contracts assemble a whole document. */
export const URI_GAS = 5_000_000;
/** EIP-1474: the node is rate limiting, which says nothing about the contract. */
const LIMIT_EXCEEDED = -32_005;

export interface ContractCallOptions extends RpcOptions {
  /** Gas limit of each call. */
  readonly gas: number;
}

/**
 * Calls contracts of strangers. Returns null for a failed or empty answer, because a node at another block
 * may not have the contract.
 * @throws NodeAwayError, RpcError if the node refused the call.
 */
export async function callContracts(
  rpc: RpcClient,
  calls: readonly ContractCall[],
  { gas, ...options }: ContractCallOptions,
): Promise<(Hex | null)[]> {
  const gasHex = `0x${gas.toString(16)}`;
  const answers = await rpc.batchResults<unknown>(
    calls.map((call) => ({ method: 'eth_call', params: [{ ...call, gas: gasHex }, 'latest'] })),
    options,
  );
  for (const answer of answers) {
    if (answer instanceof RpcError && answer.code === LIMIT_EXCEEDED) throw answer;
  }
  return answers.map((answer) =>
    answer instanceof RpcError || typeof answer !== 'string' || answer === '0x' ? null : (answer as Hex),
  );
}

const WORD = 64;

/**
 * Decodes the result of a function that returns a string or, for an old kind of token, 32 bytes.
 * @returns Null for anything else.
 */
export function decodeText(answer: Hex | null, maxBytes: number): string | null {
  const data = answer?.slice(2) ?? '';
  if (data.length === WORD) return toText(dropTrailing(data, '00'));
  if (data.length < 2 * WORD) return null;
  const offset = toSmall(data.slice(0, WORD));
  if (offset === null) return null;
  const start = offset * 2;
  const length = toSmall(data.slice(start, start + WORD));
  if (length === null || start + WORD + length * 2 > data.length) return null;
  return toText(data.slice(start + WORD, start + WORD + Math.min(length, maxBytes) * 2));
}

/** Decodes the result of a function that returns a small integer; null for anything else. */
export function decodeNumber(answer: Hex | null, max: number): number | null {
  if (answer?.length !== 2 + WORD) return null;
  const value = BigInt(answer);
  return value <= BigInt(max) ? Number(value) : null;
}

function toSmall(word: string): number | null {
  if (word.length !== WORD) return null;
  const value = BigInt(`0x${word}`);
  return value <= 0xff_ff_ff_ffn ? Number(value) : null;
}

function toText(hex: string): string {
  return Buffer.from(hex, 'hex').toString('utf8');
}
