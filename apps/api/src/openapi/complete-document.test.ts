import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { completeDocument } from './complete-document.ts';
import { dereference } from './dereference.ts';
import { exampleOf } from './example-of.ts';
import { type ApiDocument, type Content, type Json, listOperations } from './json-schema.ts';
import { NAME_KEY } from './named-schemas.ts';

const written = JSON.parse(
  readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8'),
) as ApiDocument;
const document = dereference(written);
const operations = listOperations(document);

/** JSON contents of an operation that need an example, with their location. */
const contents = operations.flatMap(({ id, operation }) => {
  const answers = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'));
  const places: [string, Content | undefined][] = [
    [`${id} request`, operation.requestBody?.content],
    ...answers.map(([status, answer]): [string, Content | undefined] => [`${id} ${status}`, answer.content]),
  ];
  return places.flatMap(([place, content]) => {
    const media = content?.['application/json'];
    return media === undefined ? [] : [{ place, media }];
  });
});

describe('docs/openapi.json', () => {
  it('has an example for every JSON request and every successful JSON response', () => {
    expect(contents.filter(({ media }) => media.example === undefined).map(({ place }) => place)).toEqual([]);
    expect(contents.length).toBeGreaterThan(200);
  });

  it('has only examples that fit their schemas', () => {
    const misfits = contents.flatMap(({ place, media }) => {
      const schema = z.fromJSONSchema(media.schema as Parameters<typeof z.fromJSONSchema>[0]);
      const result = schema.safeParse(media.example);
      return result.success ? [] : [`${place}: ${z.prettifyError(result.error)}`];
    });
    expect(misfits).toEqual([]);
  });

  it('names the errors of every operation except the liveness check', () => {
    const silent = operations.filter(
      ({ operation }) => !Object.keys(operation.responses ?? {}).some((status) => /^[45]/.test(status)),
    );
    expect(silent.map(({ id }) => id)).toEqual(['GET /healthz']);
  });

  it('describes every status of every operation except of those that always answer with 200', () => {
    const partial = operations.filter(({ operation }) => operation.responses?.['default'] === undefined);
    expect(partial.map(({ id }) => id)).toEqual(['GET /api', 'POST /api', 'GET /v2/api', 'POST /v2/api']);
    expect(document.components?.responses?.['Error']).toMatchObject({ description: expect.any(String) });
  });

  it('names every schema of five or more fields that several places use', () => {
    const counts = new Map<string, number>();
    const count = (value: Json | undefined, key: string): void => {
      if (typeof value !== 'object' || value === null || key === 'example') return;
      const { properties } = value as { properties?: Json };
      if (Object.keys(properties ?? {}).length >= 5)
        counts.set(JSON.stringify(value), (counts.get(JSON.stringify(value)) ?? 0) + 1);
      for (const [name, part] of Object.entries(value)) count(part, name);
    };
    count(written as Json, '');
    expect([...counts].filter(([, places]) => places > 1).map(([schema]) => schema)).toEqual([]);
    expect(counts.size).toBeGreaterThan(100);
  });

  it('refers to every named schema', () => {
    const text = JSON.stringify(written);
    const names = Object.keys(written.components?.schemas ?? {});
    expect(names.filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
    expect(names).toContain('Transaction');
    expect(text).not.toContain(NAME_KEY);
  });

  it('starts the summary of every operation with a verb', () => {
    const VERBS = new Set(
      (
        'Add Announce Answer Appeal Approve Ask Assign Call Cancel Change Check Choose Claim Compare Confirm Create Define Delete Dismiss End ' +
        'Exchange Export Get Hide Issue Join Leave Link List Log Make Mark Open Pause Query Read Receive Record Refresh ' +
        'Remove Report Request Retrieve Retry Revoke Run Schedule Search Send Set Sign Start Store Stream Submit Suspend ' +
        'Unhide Unlink Unsubscribe Upload Verify'
      ).split(' '),
    );
    const others = operations.filter(({ operation }) => !VERBS.has(operation.summary?.split(' ')[0] ?? ''));
    expect(others.map(({ id, operation }) => `${id}: ${operation.summary ?? ''}`)).toEqual([]);
  });
});

describe('an example', () => {
  it('is the first alternative of the schema that is not null', () => {
    expect(exampleOf({ anyOf: [{ type: 'null' }, { type: 'string', enum: ['open', 'closed'] }] })).toBe(
      'open',
    );
  });

  it('stays within the limits of the schema', () => {
    expect(exampleOf({ type: 'integer', minimum: 1, maximum: 3 })).toBe(3);
    expect(exampleOf({ type: 'string', minLength: 10 }, 'unknown')).toBe('example000');
  });

  it('has every property of an object', () => {
    expect(
      exampleOf({
        type: 'object',
        properties: { symbol: { type: 'string' }, ids: { type: 'array', items: {} } },
      }),
    ).toEqual({ symbol: 'NAC', ids: [null] });
  });

  it('that a route defines itself is kept', () => {
    const media = { schema: { type: 'string' }, example: 'mine' as Json };
    const own: ApiDocument = {
      paths: { '/a': { get: { responses: { 200: { content: { 'application/json': media } } } } } },
    };
    expect(completeDocument(own).paths?.['/a']?.['get']?.responses?.['200']?.content).toEqual({
      'application/json': media,
    });
  });
});
