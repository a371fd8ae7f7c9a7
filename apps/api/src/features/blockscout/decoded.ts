import { toHex } from '@nova/runtime/hex-bytes';
import type { Hex } from 'viem';
import type { ContractAbi } from '../../http/chain/abi/contract-abi.ts';
import {
  decodeCall,
  type DecodedCall,
  decodeEvent,
  decodeRevert,
  findFunction,
} from '../../http/chain/abi/decode-abi.ts';
import type { DecodedInput, DecodedLog, RevertReason } from './schemas/decoded.ts';

/** Bytes of input that select the called function. */
export const SELECTOR_BYTES = 4;

/** Maximum bytes of a call or log that a list decodes: decoding 50 longer ones would delay other requests. */
export const LISTED_DECODED_BYTES_MAX = 2_048;

/** What is known of a call: its target, its input (null if too long for a list) and the input's beginning. */
export interface CallRow {
  readonly to: Buffer | null;
  readonly input: Buffer | null;
  readonly input_bytes: number;
  readonly selector: Buffer;
}

/** Returns the name of the called function, or its selector; null if the transaction called none. */
export function nameMethod(abi: ContractAbi | null, row: Omit<CallRow, 'input'>): string | null {
  if (row.to === null || row.selector.length < SELECTOR_BYTES) return null;
  const selector = toHex(row.selector.subarray(0, SELECTOR_BYTES));
  return findFunction(abi, selector, row.input_bytes)?.name ?? selector;
}

/** Decodes the input of a call in a list; null for a creation, an unknown function and a long input. */
export function decodeListedInput(abi: ContractAbi | null, row: CallRow): DecodedInput | null {
  return row.input_bytes > LISTED_DECODED_BYTES_MAX ? null : decodeInput(abi, row);
}

/** Decodes the input of a call; null for a creation, an unknown function and an input that is not there. */
export function decodeInput(
  abi: ContractAbi | null,
  { to, input }: Pick<CallRow, 'to' | 'input'>,
): DecodedInput | null {
  if (to === null || input === null) return null;
  const decoded = decodeCall(abi, toHex(input));
  return decoded && toInput(decoded);
}

/** Decodes a log in a list; null for an unknown event and long data. */
export function decodeListedLog(
  abi: ContractAbi | null,
  topics: readonly Hex[],
  data: Buffer,
): DecodedLog | null {
  return data.length > LISTED_DECODED_BYTES_MAX ? null : decodeLog(abi, topics, toHex(data));
}

function decodeLog(abi: ContractAbi | null, topics: readonly Hex[], data: Hex): DecodedLog | null {
  const decoded = decodeEvent(abi, topics, data);
  if (!decoded) return null;
  return {
    method_id: decoded.methodId,
    method_call: decoded.signature,
    parameters: decoded.parameters.map(({ name, type, value, isIndexed }) => ({
      name,
      type,
      value,
      indexed: isIndexed,
    })),
  };
}

/** Describes the data of a revert, decoded if possible. */
export function describeRevert(abi: ContractAbi | null, data: Hex): RevertReason {
  const decoded = decodeRevert(abi, data);
  return decoded ? toInput(decoded) : { raw: data };
}

function toInput({ methodId, signature, parameters }: DecodedCall): DecodedInput {
  return {
    method_id: methodId,
    method_call: signature,
    parameters: parameters.map(({ name, type, value }) => ({ name, type, value })),
  };
}
