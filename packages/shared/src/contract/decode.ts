import {
  type Abi,
  type AbiEvent,
  type AbiParameter,
  parseAbi,
  toEventSelector,
  toFunctionSelector,
  type Hex,
} from 'viem';
import { decodeArgumentsOf, decodeErrorOf, decodeValuesOf, toSelector } from './decode-item.ts';

/** One value of a call or an event as readable text. */
export interface DecodedValue {
  readonly name: string;
  readonly type: string;
  /** May contain untrusted text: rendered as isolated text, never as markup. */
  readonly text: string;
  readonly isAddress: boolean;
}

export interface Decoded {
  readonly name: string;
  /** "transfer(address to, uint256 amount)". */
  readonly signature: string;
  readonly values: readonly DecodedValue[];
}

/** Events and calls of the common token standards, which wallets know without an ABI. */
const STANDARD_FUNCTIONS: Abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function transferFrom(address from, address to, uint256 value)',
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
  'function setApprovalForAll(address operator, bool approved)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] values, bytes data)',
]);
const STANDARD_EVENTS: Abi = [
  ...parseAbi([
    'event Transfer(address indexed from, address indexed to, uint256 value)',
    'event Approval(address indexed owner, address indexed spender, uint256 value)',
    'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
    'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
    'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
    'event URI(string value, uint256 indexed id)',
  ]),
  ...parseAbi([
    'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
    'event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId)',
  ]),
];

const SHORT_STRING = /^0x((?:[2-7][0-9a-f])+)(?:00)+$/;

/** Decodes a `bytes32` that contains a short ASCII string, such as an action key. */
function readShortString(value: string): string | null {
  const digits = SHORT_STRING.exec(value)?.[1];
  if (digits === undefined || value.length !== 66) return null;
  return digits.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
}

function toText(value: unknown): string {
  if (typeof value === 'string') return readShortString(value) ?? value;
  if (typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  return JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each), 1);
}

function describe(name: string, inputs: readonly AbiParameter[], args: readonly unknown[]): Decoded {
  const nameOf = (input: AbiParameter, index: number) => input.name || `#${index}`;
  return {
    name,
    signature: `${name}(${inputs.map((input) => [input.type, input.name].filter(Boolean).join(' ')).join(', ')})`,
    values: inputs.map((input, index) => ({
      name: nameOf(input, index),
      type: input.type,
      text: toText(args[index]),
      isAddress: input.type === 'address',
    })),
  };
}

/** Decodes a call by the contract's ABI or a common standard; returns null if neither matches. */
export function decodeInput(abi: Abi | null, input: Hex): Decoded | null {
  const selector = toSelector(input);
  for (const each of [...(abi ?? []), ...STANDARD_FUNCTIONS]) {
    if (each.type !== 'function' || toFunctionSelector(each) !== selector) continue;
    // If the rest does not match, it is a different function with the same selector.
    const args = decodeArgumentsOf(each, input);
    if (args) return describe(each.name, each.inputs, args);
  }
  return null;
}

/** Hashes of signatures: a list decodes many logs with the same few events. */
const selectors = new WeakMap<AbiEvent, Hex>();

function selectorOf(event: AbiEvent): Hex {
  const known = selectors.get(event);
  if (known !== undefined) return known;
  const selector = toEventSelector(event);
  selectors.set(event, selector);
  return selector;
}

/**
 * Decodes the reason of a reverted call: the contract's own error or a message; null if it cannot be decoded.
 */
export function decodeFailure(abi: Abi | null, data: Hex): Decoded | null {
  const error = decodeErrorOf(abi, data);
  return error && describe(error.name, error.inputs, error.args);
}

/** Decodes a log by the ABI of its contract or a common standard; returns null if neither matches. */
export function decodeLog(abi: Abi | null, topics: readonly Hex[], data: Hex): Decoded | null {
  for (const each of [...(abi ?? []), ...STANDARD_EVENTS]) {
    if (each.type !== 'event' || selectorOf(each) !== topics[0]) continue;
    const values = decodeValuesOf(each, topics, data);
    if (values) return describe(each.name, each.inputs, values);
  }
  return null;
}
