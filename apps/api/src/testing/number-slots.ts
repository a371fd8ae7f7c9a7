import * as fc from 'fast-check';
import type { Operation, WireParameter, WireSchema } from './read-operations.ts';
import { fitting } from './schema-arbitrary.ts';

/** Edge numbers in JSON, some of which no program can represent exactly. */
export const EDGE_NUMBERS = [
  '0',
  '-0',
  '1',
  '-1',
  '1.0',
  '1E+2',
  '1e-7',
  '-1e-300',
  '1e21',
  '1e308',
  '1e400',
  '0.30000000000000004',
  '0.012345678',
  '2147483648',
  '4294967296',
  '9007199254740992',
  '9007199254740993',
  '9223372036854775808',
  `1${'0'.repeat(400)}`,
  `0.${'0'.repeat(400)}1`,
] as const;

/** Edge numbers as text, and text that some parsers accept as a number. */
export const EDGE_TEXTS = [
  ...EDGE_NUMBERS,
  'NaN',
  'Infinity',
  '-Infinity',
  '0x10',
  '0b1',
  '007',
  '+5',
  ' 5 ',
  '5.',
  '.5',
  '1_000',
  '1,000',
  '٣',
  '１２',
  '²',
  '9'.repeat(78),
] as const;

/** A location in the requests of an operation that accepts a number or a text. */
export type NumberSlot =
  | {
      readonly in: 'body';
      readonly schema: WireSchema;
      readonly path: readonly (string | number)[];
      /** True if the API description accepts a JSON number there, not only text. */
      readonly isNumber: boolean;
    }
  | { readonly in: 'parameter'; readonly name: string };

/** A request with an edge value in one slot. */
export interface NumberRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Lists every slot of an operation, so that a new route is covered by its description. */
export function listNumberSlots({ parameters, body }: Operation): NumberSlot[] {
  const named = parameters.map(({ name }): NumberSlot => ({ in: 'parameter', name }));
  if (body?.contentType !== 'application/json') return named;
  return [...named, ...listVariants(body.schema).flatMap((schema) => listBodySlots(schema))];
}

const listVariants = (schema: WireSchema): readonly WireSchema[] => schema.oneOf ?? schema.anyOf ?? [schema];

function listBodySlots(schema: WireSchema): NumberSlot[] {
  return findLeaves(schema).map(({ path, isNumber }) => ({ in: 'body', schema, path, isNumber }));
}

interface Leaf {
  readonly path: readonly (string | number)[];
  readonly isNumber: boolean;
}

function findLeaves(schema: WireSchema): Leaf[] {
  const choices = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (choices) return mergeLeaves(choices.flatMap(findLeaves));
  const types = new Set([schema.type ?? []].flat());
  const below = (key: string | number, inner: WireSchema): Leaf[] =>
    findLeaves(inner).map(({ path, isNumber }) => ({ isNumber, path: [key, ...path] }));
  if (types.has('object')) {
    return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => below(name, property));
  }
  if (types.has('array')) return below(0, schema.items ?? {});
  const isNumber = types.has('number') || types.has('integer');
  return isNumber || types.has('string') ? [{ path: [], isNumber }] : [];
}

function mergeLeaves(leaves: readonly Leaf[]): Leaf[] {
  const byPath = new Map<string, Leaf>();
  for (const leaf of leaves) {
    const key = JSON.stringify(leaf.path);
    byPath.set(key, { ...leaf, isNumber: leaf.isNumber || byPath.get(key)?.isNumber === true });
  }
  return [...byPath.values()];
}

/** Lists all edge values of a slot: the numbers as JSON, and all of the texts. */
export function listEdges(slot: NumberSlot): string[] {
  const texts = EDGE_TEXTS.map((text) => JSON.stringify(text));
  return slot.in === 'parameter' ? texts : [...EDGE_NUMBERS, ...texts];
}

/**
 * Returns some edge values, different ones for each slot, so that all slots together get all of them. A slot
 * whose type is number gets all edge values itself.
 */
export function chooseEdges(slot: NumberSlot, place: number, count: number): string[] {
  const edges = listEdges(slot);
  if (slot.in === 'body' && slot.isNumber) return edges;
  return Array.from(
    { length: Math.min(count, edges.length) },
    (_, n) => edges[(place * count + n) % edges.length]!,
  );
}

/**
 * Builds a request that fits the API description except for one slot.
 * @param edge JSON of the slot's value
 * @param own address that the caller may act for, in place of random ones
 */
export function writeNumberRequest(
  operation: Operation,
  slot: NumberSlot,
  edge: string,
  { seed, own }: { readonly seed: number; readonly own: string },
): NumberRequest {
  const sample = (schema: WireSchema): unknown => fc.sample(fitting(schema), { seed, numRuns: 1 })[0];
  const valueOf = (parameter: WireParameter): string => {
    if (slot.in === 'parameter' && slot.name === parameter.name) return JSON.parse(edge) as string;
    return isAddress(parameter.name) ? own : toText(sample(parameter.schema));
  };
  const sent = operation.parameters.filter(
    ({ name, in: place, required }) =>
      required === true || place === 'path' || (slot.in === 'parameter' && slot.name === name),
  );
  const target = {
    path: operation.path,
    query: new URLSearchParams(),
    headers: {} as Record<string, string>,
  };
  for (const parameter of sent) place(target, parameter, valueOf(parameter));
  const path = target.path + (target.query.size === 0 ? '' : `?${target.query.toString()}`);
  if (operation.body === null) return { path, headers: target.headers };
  const { contentType, schema } = operation.body;
  const headers = { ...target.headers, 'content-type': contentType };
  if (contentType !== 'application/json') return { path, headers, body: 'x' };
  if (slot.in === 'parameter') return { path, headers, body: JSON.stringify(sample(schema)) };
  return { path, headers, body: writeBody(sample(slot.schema), slot.path, edge, own) };
}

function place(
  target: { path: string; query: URLSearchParams; headers: Record<string, string> },
  { name, in: where }: WireParameter,
  value: string,
): void {
  if (where === 'query') target.query.set(name, value);
  else if (where === 'header') target.headers[name] = value.replaceAll(/[^\x20-\x7e]/g, '');
  else target.path = target.path.replace(`{${name}}`, toSegment(value));
}

// An empty or dotted segment would be another path, and a lone surrogate is invalid in a URL.
function toSegment(text: string): string {
  const whole = text.replaceAll(/\p{Cs}/gu, '');
  return /^\.*$/.test(whole) ? 'x' : encodeURIComponent(whole);
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const isAddress = (name: string): boolean => /^(address|account|.*wallet(_address)?)$/i.test(name);

// JSON can contain numbers that no program value represents, so the edge is inserted into the serialized
// text.
const PLACE = '\ue000edge\ue000';

function writeBody(base: unknown, path: readonly (string | number)[], edge: string, own: string): string {
  const body = JSON.stringify(put(withOwn(base, own), path, PLACE));
  return body.replace(JSON.stringify(PLACE), () => edge);
}

function put(value: unknown, [key, ...rest]: readonly (string | number)[], leaf: string): unknown {
  if (key === undefined) return leaf;
  if (typeof key === 'number') return [put(Array.isArray(value) ? value[0] : undefined, rest, leaf)];
  const fields = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { ...fields, [key]: put(fields[key], rest, leaf) };
}

function withOwn(value: unknown, own: string): unknown {
  if (Array.isArray(value)) return value.map((inner) => withOwn(inner, own));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === 'string' && isAddress(name) ? own : withOwn(inner, own),
    ]),
  );
}
