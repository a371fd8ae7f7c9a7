import {
  type Abi,
  type AbiEvent,
  type AbiFunction,
  type AbiParameter,
  decodeErrorResult,
  decodeEventLog,
  decodeFunctionData,
  type Hex,
} from 'viem';
import { usesDataOnce } from './encoded-size.ts';

/** `0x` and the four bytes that select a function or an error. */
const SELECTOR_CHARACTERS = 10;

/** Returns the first four bytes of a call, of the data of a revert, or of a topic. */
export const toSelector = (bytes: Hex): Hex => bytes.slice(0, SELECTOR_CHARACTERS) as Hex;

const skipSelector = (bytes: Hex): Hex => `0x${bytes.slice(SELECTOR_CHARACTERS)}`;

/** Decodes the arguments of a call of this function; null if the input has other ones. */
export function decodeArgumentsOf(item: AbiFunction, input: Hex): readonly unknown[] | null {
  if (!usesDataOnce(item.inputs, skipSelector(input))) return null;
  try {
    return decodeFunctionData({ abi: [item], data: input }).args ?? [];
  } catch {
    return null;
  }
}

/** Decodes the values of a log of this event; null if its topics or data are those of another one. */
export function decodeValuesOf(item: AbiEvent, topics: readonly Hex[], data: Hex): readonly unknown[] | null {
  const inData = item.inputs.filter((input) => !input.indexed);
  if (item.inputs.length - inData.length !== topics.length - 1 || !usesDataOnce(inData, data)) return null;
  try {
    const { args } = decodeEventLog({ abi: [item], topics: [...topics] as [Hex, ...Hex[]], data });
    return listValues(args, item.inputs);
  } catch {
    return null;
  }
}

/** A decoded error of a contract. */
export interface DecodedError {
  readonly name: string;
  readonly inputs: readonly AbiParameter[];
  readonly args: readonly unknown[];
}

/** Decodes the data of a revert: the contract's own error, a message or a panic; null if it is none. */
export function decodeErrorOf(abi: Abi | null, data: Hex): DecodedError | null {
  const errors = (abi ?? []).filter(
    (item) => item.type === 'error' && usesDataOnce(item.inputs, skipSelector(data)),
  );
  try {
    const { errorName, abiItem, args } = decodeErrorResult({ abi: errors, data });
    return { name: errorName, inputs: 'inputs' in abiItem ? abiItem.inputs : [], args: args ?? [] };
  } catch {
    return null;
  }
}

/** viem returns the values of a log or struct by name, or as a list if one has no name. */
export function listValues(args: unknown, inputs: readonly AbiParameter[]): readonly unknown[] {
  if (Array.isArray(args)) return args;
  const byName = (args ?? {}) as Record<string, unknown>;
  return inputs.map((input) => byName[input.name ?? '']);
}
