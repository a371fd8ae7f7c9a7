import {
  type AbiFunction,
  type AbiParameter,
  decodeAbiParameters,
  decodeErrorResult,
  decodeEventLog,
  decodeFunctionData,
  getAddress,
  type Hex,
} from 'viem';
import { type ContractAbi, STANDARD_ABI } from './contract-abi.ts';
import { usesDataOnce } from './encoded-size.ts';

/** A value of a call or an event: texts, and lists of them for arrays and structs. */
export type AbiValue = string | AbiValue[];

export interface DecodedParameter {
  readonly name: string;
  /** Type as in a signature: `(address,uint256)[]`. */
  readonly type: string;
  readonly value: AbiValue;
  /** Only for events. */
  readonly isIndexed: boolean;
}

export interface DecodedCall {
  readonly name: string;
  /** First four bytes of the signature's hash, without 0x. */
  readonly methodId: string;
  /** "transfer(address to, uint256 amount)". */
  readonly signature: string;
  readonly parameters: readonly DecodedParameter[];
}

const SELECTOR_BYTES = 4;
const WORD_BYTES = 32;
/** `0x` and four bytes. */
const SELECTOR_CHARACTERS = 10;

/** Decodes a call by the contract's ABI or a common standard; null if neither matches. */
export function decodeCall(abi: ContractAbi | null, input: Hex): DecodedCall | null {
  const selector = toSelector(input);
  for (const item of [abi?.functions.get(selector), STANDARD_ABI.functions.get(selector)]) {
    if (!item) continue;
    if (!usesDataOnce(item.inputs, skipSelector(input))) continue;
    try {
      const { args } = decodeFunctionData({ abi: [item], data: input });
      return describe(item.name, selector, item.inputs, args ?? []);
    } catch {
      // Another function with the same selector.
    }
  }
  return null;
}

/**
 * Finds the function that a call selects, without decoding its arguments, for long lists. A function of a
 * common standard counts only if the input can contain its arguments.
 */
export function findFunction(
  abi: ContractAbi | null,
  selector: Hex,
  inputBytes: number,
): FoundFunction | null {
  const own = abi?.functions.get(selector);
  if (own) return toFound(own);
  const standard = STANDARD_ABI.functions.get(selector);
  return standard && fits(standard, inputBytes) ? toFound(standard) : null;
}

/** Name and signature of a function. */
export interface FoundFunction {
  readonly name: string;
  readonly signature: string;
}

const found = new WeakMap<AbiFunction, FoundFunction>();

function toFound(item: AbiFunction): FoundFunction {
  const known = found.get(item);
  if (known) return known;
  const described = { name: item.name, signature: formatSignature(item.name, item.inputs) };
  found.set(item, described);
  return described;
}

/** Returns whether an input has at least one word per argument, and no more if none is dynamic. */
function fits({ inputs }: AbiFunction, inputBytes: number): boolean {
  const bytes = SELECTOR_BYTES + WORD_BYTES * inputs.length;
  const isDynamic = inputs.some(({ type }) => /^(bytes|string)$|\[\]$/.test(type));
  return isDynamic ? inputBytes >= bytes : inputBytes === bytes;
}

/** Decodes a log by the ABI of its contract or a common standard; null if neither matches. */
export function decodeEvent(abi: ContractAbi | null, topics: readonly Hex[], data: Hex): DecodedCall | null {
  const [topic] = topics;
  if (topic === undefined) return null;
  const candidates = [...(abi?.events.get(topic) ?? []), ...(STANDARD_ABI.events.get(topic) ?? [])];
  for (const item of candidates) {
    const inData = item.inputs.filter((input) => !input.indexed);
    if (item.inputs.length - inData.length !== topics.length - 1 || !usesDataOnce(inData, data)) continue;
    try {
      const { args } = decodeEventLog({ abi: [item], topics: [...topics] as [Hex, ...Hex[]], data });
      return describe(item.name, toSelector(topic), item.inputs, listValues(args, item.inputs));
    } catch {
      // The data does not match that event.
    }
  }
  return null;
}

/** Decodes the data of a revert: the contract's own error, a message or a panic; null if it is none. */
export function decodeRevert(abi: ContractAbi | null, data: Hex): DecodedCall | null {
  const errors = (abi?.items ?? []).filter(
    (item) => item.type === 'error' && usesDataOnce(item.inputs, skipSelector(data)),
  );
  try {
    const { errorName, abiItem, args } = decodeErrorResult({ abi: errors, data });
    const inputs = 'inputs' in abiItem ? abiItem.inputs : [];
    return describe(errorName, toSelector(data), inputs, args ?? []);
  } catch {
    return null;
  }
}

/** Decodes arguments without a selector, such as those of a constructor; null if the data has other ones. */
export function decodeArguments(inputs: readonly AbiParameter[], data: Hex): DecodedParameter[] | null {
  if (!usesDataOnce(inputs, data)) return null;
  try {
    const values = decodeAbiParameters(inputs, data);
    return describeValues(inputs, values);
  } catch {
    return null;
  }
}

/** viem returns the values of a log or struct by name, or as a list if one has no name. */
function listValues(args: unknown, inputs: readonly AbiParameter[]): unknown[] {
  if (Array.isArray(args)) return args;
  const byName = (args ?? {}) as Record<string, unknown>;
  return inputs.map((input) => byName[input.name ?? '']);
}

function describe(
  name: string,
  selector: Hex,
  inputs: readonly AbiParameter[],
  values: readonly unknown[],
): DecodedCall {
  return {
    name,
    methodId: selector.slice(2),
    signature: formatSignature(name, inputs),
    parameters: describeValues(inputs, values),
  };
}

function describeValues(inputs: readonly AbiParameter[], values: readonly unknown[]): DecodedParameter[] {
  return inputs.map((input, index) => ({
    name: input.name ?? '',
    type: formatType(input),
    value: toValue(input, values[index]),
    isIndexed: isIndexed(input),
  }));
}

function formatSignature(name: string, inputs: readonly AbiParameter[]): string {
  const parts = inputs.map((input) =>
    [formatType(input), isIndexed(input) ? 'indexed' : '', input.name ?? ''].filter(Boolean).join(' '),
  );
  return `${name}(${parts.join(', ')})`;
}

function formatType(input: AbiParameter): string {
  if (!('components' in input)) return input.type;
  return `(${input.components.map(formatType).join(',')})${input.type.slice('tuple'.length)}`;
}

function isIndexed(input: AbiParameter): boolean {
  return 'indexed' in input && input.indexed === true;
}

function toValue(input: AbiParameter, value: unknown): AbiValue {
  const array = /^(.*)\[\d*\]$/.exec(input.type);
  if (array && Array.isArray(value)) {
    const item = { ...input, type: array[1]! };
    return value.map((each) => toValue(item, each));
  }
  if ('components' in input && typeof value === 'object' && value !== null) {
    const values = listValues(value, input.components);
    return input.components.map((component, index) => toValue(component, values[index]));
  }
  if (input.type === 'address' && typeof value === 'string') return getAddress(value);
  return String(value);
}

function skipSelector(bytes: Hex): Hex {
  return `0x${bytes.slice(SELECTOR_CHARACTERS)}`;
}

function toSelector(bytes: Hex): Hex {
  return bytes.slice(0, SELECTOR_CHARACTERS) as Hex;
}
