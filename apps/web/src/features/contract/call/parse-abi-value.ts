import type { AbiParameter } from './abi-functions.ts';

/** An input error, with its key in the catalog (`contract:input.…`). */
export interface ValueError {
  readonly error: 'wrongNumber' | 'outOfRange' | 'wrongAddress' | 'wrongBytes' | 'wrongLength' | 'wrongList';
  readonly type: string;
  readonly bytes: number;
}

export type ParsedValue = { readonly value: unknown } | ValueError;

const DEFAULT_BITS = 256;

/**
 * Parses the user's text as a value of an ABI type. Lists are JSON; fixed-length bytes may also be entered as
 * a short text, because many keys are one. Tuples are entered by their parts, and as JSON inside lists.
 */
export function parseAbiValue(parameter: AbiParameter, text: string): ParsedValue {
  const { type } = parameter;
  if (type.endsWith(']')) return parseList(parameter, text);
  if (type === 'string') return { value: text };
  const word = text.trim();
  if (type === 'bool') return { value: word === 'true' };
  if (type === 'address') return parseWith(/^0x[0-9a-f]{40}$/i, word, type, 'wrongAddress');
  if (type === 'bytes') return parseWith(/^0x([0-9a-f]{2})*$/i, word, type, 'wrongBytes');
  if (type.startsWith('bytes')) return parseFixedBytes(type, word);
  return parseInteger(type, word);
}

function parseWith(
  pattern: RegExp,
  word: string,
  type: string,
  error: 'wrongAddress' | 'wrongBytes',
): ParsedValue {
  return pattern.test(word) ? { value: word.toLowerCase() } : { error, type, bytes: 0 };
}

function parseFixedBytes(type: string, word: string): ParsedValue {
  const bytes = Number(type.slice('bytes'.length));
  if (/^0x[0-9a-f]*$/i.test(word)) {
    return word.length === 2 + 2 * bytes
      ? { value: word.toLowerCase() }
      : { error: 'wrongLength', type, bytes };
  }
  const encoded = new TextEncoder().encode(word);
  if (word === '' || encoded.length > bytes) return { error: 'wrongLength', type, bytes };
  const digits = [...encoded].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { value: `0x${digits.padEnd(2 * bytes, '0')}` };
}

function parseInteger(type: string, word: string): ParsedValue {
  if (!/^(-?\d+|0x[0-9a-f]+)$/i.test(word)) return { error: 'wrongNumber', type, bytes: 0 };
  const value = BigInt(word);
  const bits = BigInt(/\d+$/.exec(type)?.[0] ?? DEFAULT_BITS);
  const isSigned = type.startsWith('int');
  const most = isSigned ? 2n ** (bits - 1n) - 1n : 2n ** bits - 1n;
  const least = isSigned ? -(2n ** (bits - 1n)) : 0n;
  return value < least || value > most ? { error: 'outOfRange', type, bytes: 0 } : { value };
}

function parseList(parameter: AbiParameter, text: string): ParsedValue {
  let items: unknown;
  try {
    // Numbers above 2^53 would lose precision as JSON numbers.
    items = JSON.parse(text.replace(/(?<=[[,:\s])-?\d{16,}(?=[\],}\s])/g, '"$&"'));
  } catch {
    return { error: 'wrongList', type: parameter.type, bytes: 0 };
  }
  return readJson(parameter, items);
}

/** Converts a JSON value to a value of the type. */
function readJson(parameter: AbiParameter, json: unknown): ParsedValue {
  const { type, components = [] } = parameter;
  const wrong: ParsedValue = { error: 'wrongList', type, bytes: 0 };
  const list = /^(.*)\[(\d*)\]$/.exec(type);
  if (list) {
    if (!Array.isArray(json) || (list[2] !== '' && json.length !== Number(list[2]))) return wrong;
    return collect(json.map((item) => readJson({ ...parameter, type: list[1]! }, item)));
  }
  if (type === 'tuple') {
    if (typeof json !== 'object' || json === null) return wrong;
    const parts = Array.isArray(json)
      ? json
      : components.map(({ name = '' }) => (json as Record<string, unknown>)[name]);
    if (parts.length !== components.length) return wrong;
    return collect(components.map((component, at) => readJson(component, parts[at])));
  }
  const isWord = typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean';
  return isWord ? parseAbiValue(parameter, String(json)) : wrong;
}

/** Combines the parts into one value, or returns the first error. */
export function collect(parts: readonly ParsedValue[]): ParsedValue {
  const values: unknown[] = [];
  for (const part of parts) {
    if (!('value' in part)) return part;
    values.push(part.value);
  }
  return { value: values };
}
