import {
  decodeArgumentsOf,
  decodeErrorOf,
  decodeValuesOf,
  listValues,
  toSelector,
} from '@nova/shared/contract/decode-item';
import { usesDataOnce } from '@nova/shared/contract/encoded-size';
import { type AbiFunction, type AbiParameter, decodeAbiParameters, getAddress, type Hex } from 'viem';
import { type ContractAbi, STANDARD_ABI } from './contract-abi.ts';

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

/** Decodes a call by the contract's ABI or a common standard; null if neither matches. */
export function decodeCall(abi: ContractAbi | null, input: Hex): DecodedCall | null {
  const selector = toSelector(input);
  for (const item of [abi?.functions.get(selector), STANDARD_ABI.functions.get(selector)]) {
    // If the rest does not match, it is another function with the same selector.
    const args = item && decodeArgumentsOf(item, input);
    if (args) return describe(item.name, selector, item.inputs, args);
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
    const values = decodeValuesOf(item, topics, data);
    if (values) return describe(item.name, toSelector(topic), item.inputs, values);
  }
  return null;
}

/** Decodes the data of a revert: the contract's own error, a message or a panic; null if it is none. */
export function decodeRevert(abi: ContractAbi | null, data: Hex): DecodedCall | null {
  const error = decodeErrorOf(abi && abi.items, data);
  return error && describe(error.name, toSelector(data), error.inputs, error.args);
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
