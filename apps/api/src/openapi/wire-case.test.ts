import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type ApiDocument, type JsonSchema, listOperations } from './json-schema.ts';
import { CAMEL_CASE_FIELDS } from './camel-case-fields.ts';

const document = JSON.parse(
  readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8'),
) as ApiDocument;

/** Yields the names of all properties of a schema. */
function* namesOf(schema: JsonSchema): Generator<string> {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    yield name;
    yield* namesOf(property);
  }
  for (const choice of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) yield* namesOf(choice);
  if (schema.items !== undefined) yield* namesOf(schema.items);
  if (typeof schema.additionalProperties === 'object') yield* namesOf(schema.additionalProperties);
}

/**
 * Finds names under `/api/v1` that are not snake_case. The functions keep the field names of the
 * requirements.
 */
function findCamelCase(): string[] {
  const operations = listOperations(document)
    .filter(({ id }) => id.includes(' /api/v1/'))
    .map(({ operation }) => operation);
  const contents = operations
    .map(({ requestBody }) => requestBody?.content)
    .concat(
      operations.flatMap(({ responses }) => Object.values(responses ?? {}).map(({ content }) => content)),
    );
  const schemas = contents.flatMap((content) =>
    Object.values(content ?? {}).map(({ schema }) => schema ?? {}),
  );
  const names = schemas.flatMap((schema) => Array.from(namesOf(schema)));
  return [...new Set(names)].filter((name) => /[A-Z]/.test(name)).toSorted();
}

it('adds no camelCase name to the responses and requests under /api/v1', () => {
  expect(findCamelCase().filter((name) => !CAMEL_CASE_FIELDS.includes(name))).toEqual([]);
});

it('keeps no removed name in the list of camelCase fields', () => {
  const present = new Set(findCamelCase());
  expect(CAMEL_CASE_FIELDS.filter((name) => !present.has(name))).toEqual([]);
});
