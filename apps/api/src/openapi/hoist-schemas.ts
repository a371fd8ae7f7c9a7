import { isDeepStrictEqual } from 'node:util';
import type { Json } from './json-schema.ts';
import { NAME_KEY } from './named-schemas.ts';

type JsonObject = Readonly<Record<string, Json>>;
interface Hoisted<T> {
  readonly value: T;
  /** The named schemas that `value` refers to, by name. */
  readonly schemas: Readonly<Record<string, Json>>;
}

const NULL = { type: 'null' } as const;
/** Keywords that may stand beside a reference: they say more about one place and change nothing of the schema. */
const ANNOTATIONS = new Set(['description', 'default', 'example']);

/**
 * Replaces every named schema in a description by a reference. A place that narrows a named schema keeps its own.
 * @param named each named schema as the generator describes it, with its name at {@link NAME_KEY}
 */
export function hoistSchemas<T>(description: T, named: ReadonlyMap<string, unknown>): Hoisted<T> {
  const schemas = new Map<string, JsonObject>();
  const used = new Set<string>();

  function hoist(value: Json): Json {
    if (Array.isArray(value)) return value.map(hoist);
    if (!isObject(value)) return value;
    const { [NAME_KEY]: name, ...schema } = hoistParts(value);
    return typeof name === 'string' ? refer(name, schema) : schema;
  }

  function refer(name: string, schema: JsonObject): Json {
    const whole = define(name);
    const isNullable = !isSame(schema, whole);
    const bare = isNullable ? withoutNull(schema) : schema;
    if (!isSame(bare, whole)) return schema;
    used.add(name);
    const annotations = Object.entries(bare).filter(
      ([key, value]) => ANNOTATIONS.has(key) && !isDeepStrictEqual(value, whole[key]),
    );
    const reference = { $ref: `#/components/schemas/${name}` };
    return { ...(isNullable ? { anyOf: [reference, NULL] } : reference), ...Object.fromEntries(annotations) };
  }

  function define(name: string): JsonObject {
    let schema = schemas.get(name);
    if (schema === undefined) {
      const { [NAME_KEY]: _name, ...parts } = named.get(name) as JsonObject;
      schema = hoistParts(parts);
      schemas.set(name, schema);
    }
    return schema;
  }

  const hoistParts = (value: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(value).map(([key, part]) => [key, hoist(part)]));

  const value = hoist(description as Json) as T;
  const names = [...used].toSorted();
  return { value, schemas: Object.fromEntries(names.map((name) => [name, schemas.get(name)!])) };
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: JsonObject, other: JsonObject): boolean =>
  isDeepStrictEqual(withoutAnnotations(one), withoutAnnotations(other));

const withoutAnnotations = (schema: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !ANNOTATIONS.has(key)));

/** Returns a schema that refuses null and otherwise allows the same. */
function withoutNull(schema: JsonObject): JsonObject {
  const types = Array.isArray(schema['type']) ? schema['type'].filter((type) => type !== 'null') : undefined;
  const lists = ['enum', 'anyOf', 'oneOf'].flatMap((key) => {
    const list = schema[key];
    return Array.isArray(list)
      ? [[key, list.filter((each) => each !== null && !isDeepStrictEqual(each, NULL))] as const]
      : [];
  });
  return {
    ...schema,
    ...Object.fromEntries(lists),
    ...(types && { type: types.length === 1 ? types[0]! : types }),
  };
}
