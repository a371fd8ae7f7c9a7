import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dereference } from './dereference.ts';
import { type ApiDocument, type JsonSchema, listOperations } from './json-schema.ts';

/**
 * Settings of the Solidity compiler. Their names belong to its standard JSON input, which is passed through
 * unchanged; the fields for a single file and those of an answer take the same names.
 */
const COMPILER_SETTINGS: readonly string[] = [
  'appendCBOR',
  'bytecodeHash',
  'evmVersion',
  'revertStrings',
  'useLiteralContent',
  'viaIR',
];
/** Fields of the bridge status, which requirement 110 names. */
const REQUIRED_FIELDS: readonly string[] = ['completedEntries', 'pendingEntries', 'totalEntries'];

const document = dereference(
  JSON.parse(readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8')) as ApiDocument,
);

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
 * Finds names of fields and parameters under `/api/v1` that are not snake_case. The functions keep the field
 * names of the requirements.
 */
function findCamelCase(): string[] {
  const operations = listOperations(document)
    .filter(({ id }) => id.includes(' /api/v1/'))
    .map(({ operation }) => operation);
  const parameters = operations.flatMap(({ parameters: all }) => all ?? []);
  const contents = operations
    .map(({ requestBody }) => requestBody?.content)
    .concat(
      operations.flatMap(({ responses }) => Object.values(responses ?? {}).map(({ content }) => content)),
    );
  const schemas = contents.flatMap((content) =>
    Object.values(content ?? {}).map(({ schema }) => schema ?? {}),
  );
  const names = schemas.flatMap((schema) => Array.from(namesOf(schema)));
  const inAddress = parameters.filter((parameter) => parameter.in !== 'header').map(({ name }) => name);
  return [...new Set([...names, ...inAddress])].filter((name) => /[A-Z]/.test(name)).toSorted();
}

it('uses snake_case under /api/v1 except for compiler settings and required fields', () => {
  expect(findCamelCase()).toEqual([...COMPILER_SETTINGS, ...REQUIRED_FIELDS].toSorted());
});
