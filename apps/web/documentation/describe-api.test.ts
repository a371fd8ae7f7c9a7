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
        },
      },
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
      Page: { type: 'object', properties: { next: { anyOf: [{ type: 'string' }, { type: 'null' }] } } },
    },
  },
};

it('writes each operation with its parameters, its body and its answers', () => {
  const text = describeApi(API);
  expect(text).toContain('## /api/v1/blocks\n\n### GET /api/v1/blocks\n\nBlocks, newest first.');
  expect(text).toContain('| `limit` | query, optional | integer 1 to 100 (else 25) | rows a page |');
  expect(text).toContain('| 200 | A page | `next` string or null |');
  expect(text).toContain('Needs a session');
});

it('keeps what a table cannot hold from breaking it', () => {
  expect(describeApi(API)).toContain('| `action` | `a\\|b` `c`, optional | what to do |');
});
