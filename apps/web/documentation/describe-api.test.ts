// @vitest-environment node
import { expect, it } from 'vitest';
import { describeApi, type ApiDescription } from './describe-api.ts';

const API: ApiDescription = {
  info: { title: 'Nova', description: 'Amounts are strings.' },
  paths: {
    '/api/v1/blocks': {
      get: {
        summary: 'Blocks, newest first',
        parameters: [
          {
            name: 'limit',
            in: 'query',
            schema: { type: 'integer', minimum: 1, maximum: 100, default: 25 },
            description: 'rows a page',
          },
        ],
        responses: {
          '200': {
            description: 'A page',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Page' } } },
          },
          '400': {
            description: '`invalid_cursor`,\n`invalid_input`.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
          },
          '503': {
            description: '`unavailable`',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
          },
          default: { description: 'Any error' },
        },
      },
      post: { responses: { '200': { description: 'Known' }, '201': { description: 'New' } } },
    },
    '/functions/v1/energy-points': {
      post: {
        security: [{}],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { action: { enum: ['a|b', 'c'], description: 'what\nto do' } },
                required: [],
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Refusal: { type: 'object', properties: { error: { type: 'object' } } },
      Page: { type: 'object', properties: { next: { anyOf: [{ type: 'string' }, { type: 'null' }] } } },
    },
  },
};

it('writes each operation with its parameters, its body and its responses', () => {
  const text = describeApi(API);
  expect(text).toContain('## /api/v1/blocks\n\n### GET /api/v1/blocks\n\nBlocks, newest first.');
  expect(text).toContain('| `limit` | query, optional | integer 1 to 100 (default 25) | rows a page |');
  expect(text).toContain('\n\nReturns 200 (A page) with `next` string or null.\n\n');
  expect(text).toContain('Errors: 400 `invalid_cursor`, `invalid_input`; 503 `unavailable`.');
  expect(text).not.toContain('Any error');
  expect(text).toContain('| 200 | Known |   |\n| 201 | New |   |');
  expect(text).toContain('Requires a session');
});

it('escapes characters that would break a table', () => {
  expect(describeApi(API)).toContain('| `action` | `a\\|b` `c`, optional | what to do |');
});
