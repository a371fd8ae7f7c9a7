import { BY_FORMAT, BY_NAME, BY_PATTERN } from './example-values.ts';
import type { Json, JsonSchema } from './json-schema.ts';

/**
 * Returns a value that fits a schema, with every property it describes; values that the schema leaves open
 * are chosen by name.
 */
export function exampleOf(schema: JsonSchema, name = ''): Json {
  const fixed = [schema.example, schema.const, schema.enum?.[0]].find((value) => value !== undefined);
  if (fixed !== undefined) return fixed;
  const choice = pickChoice(schema);
  if (choice !== undefined) return exampleOf(choice, name);
  switch (typeOf(schema)) {
    case 'object':
      return exampleOfObject(schema);
    case 'array':
      return schema.items === undefined ? [] : [exampleOf(schema.items, name)];
    case 'string':
      return exampleOfText(schema, name);
    case 'integer':
    case 'number':
      return exampleOfNumber(schema, name);
    case 'boolean':
      return typeof schema.default === 'boolean' ? schema.default : true;
    default:
      return BY_NAME[name] ?? null;
  }
}

/** Returns the first alternative that is not null. */
function pickChoice({ anyOf, oneOf }: JsonSchema): JsonSchema | undefined {
  const choices = anyOf ?? oneOf;
  return choices?.find(({ type }) => type !== 'null') ?? choices?.[0];
}

/** Returns the string of `["string", "null"]`, because an example shows a value. */
function typeOf({ type }: JsonSchema): string | undefined {
  if (type === undefined || typeof type === 'string') return type;
  return type.find((each) => each !== 'null') ?? type[0];
}

function exampleOfObject({ properties = {}, additionalProperties }: JsonSchema): Json {
  const named = Object.entries(properties).map(([key, schema]): [string, Json] => [
    key,
    exampleOf(schema, key),
  ]);
  if (named.length > 0 || typeof additionalProperties !== 'object') return Object.fromEntries(named);
  return { example: exampleOf(additionalProperties, 'example') };
}

function exampleOfText(schema: JsonSchema, name: string): Json {
  if (typeof schema.default === 'string') return schema.default;
  const byName = BY_NAME[name];
  const text =
    (schema.pattern === undefined ? undefined : BY_PATTERN[schema.pattern]) ??
    (schema.format === undefined ? undefined : BY_FORMAT[schema.format]) ??
    (typeof byName === 'string' ? byName : 'example');
  const { minLength = 0, maxLength = text.length } = schema;
  return text.padEnd(minLength, '0').slice(0, Math.max(minLength, maxLength));
}

function exampleOfNumber(schema: JsonSchema, name: string): Json {
  if (typeof schema.default === 'number') return schema.default;
  const byName = BY_NAME[name];
  const least = schema.exclusiveMinimum === undefined ? schema.minimum : schema.exclusiveMinimum + 1;
  const wanted = typeof byName === 'number' ? byName : 25;
  return Math.min(schema.maximum ?? wanted, Math.max(least ?? wanted, wanted));
}
