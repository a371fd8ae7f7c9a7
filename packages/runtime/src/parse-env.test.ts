import { expect, test } from 'vitest';
import { z } from 'zod';
import { ConfigurationError, parseEnv } from './parse-env.ts';

const schema = z.object({
  PORT: z.coerce.number().int().max(65535).default(4000),
  SESSION_SECRET: z.string().min(32, 'at least 32 characters'),
  NAME: z.string().optional(),
});

test('an empty variable counts as unset', () => {
  expect(parseEnv(schema, { PORT: '', SESSION_SECRET: 'x'.repeat(32) })).toEqual({
    PORT: 4000,
    SESSION_SECRET: 'x'.repeat(32),
  });
});

test('a blank variable counts as unset, so a number does not become 0', () => {
  const limits = z.object({ LIMIT: z.coerce.number().min(0).default(1) });
  expect(parseEnv(limits, { LIMIT: '  ' })).toEqual({ LIMIT: 1 });
});

test('a variable has one error, which names the entry of a list', () => {
  const lists = z.object({
    PORT: z.coerce.number().int().max(65_535),
    COUNT: z.coerce.number().int(),
    AT: z.coerce.number().int().positive(),
    HOSTS: z
      .string()
      .transform((list) => list.split(','))
      .pipe(z.array(z.string().regex(/^\w+$/, 'must be names'))),
  });
  const invalidEnv = { PORT: '9'.repeat(20), COUNT: '1.5', AT: '0', HOSTS: 'a,b c' };
  expect(() => parseEnv(lists, invalidEnv)).toThrow(
    expect.objectContaining({
      errors: [
        { name: 'PORT', message: 'must be at most 65535' },
        { name: 'COUNT', message: 'must be a whole number' },
        { name: 'AT', message: 'must be more than 0' },
        { name: 'HOSTS', message: 'must be names; entry 2 is not' },
      ],
    }),
  );
});

test('all errors are reported together, by name and without the value', () => {
  const parse = () => parseEnv(schema, { PORT: '70000', SESSION_SECRET: 'hunter2' });
  expect(parse).toThrow(ConfigurationError);
  expect(parse).toThrow(/PORT/);
  expect(parse).toThrow(/SESSION_SECRET: at least 32 characters/);
  expect(parse).not.toThrow(/hunter2/);
});

test('missing and mistyped variables are described in words', () => {
  const words = z.object({
    PORT: z.coerce.number().int().max(65_535),
    LIMIT: z.coerce.number().min(1),
    TOKEN: z.string().min(8),
    RPC: z.url({ protocol: /^https?$/ }),
    MODE: z.enum(['development', 'production']),
    KEY: z.string(),
    DATABASE: z.url({ error: 'must be a postgres:// address' }),
  });
  const invalidEnv = { PORT: '70000', LIMIT: 'many', TOKEN: 'short', RPC: 'ftp://host', MODE: 'prod' };
  expect(() => parseEnv(words, invalidEnv)).toThrow(
    expect.objectContaining({
      name: 'ConfigurationError',
      errors: [
        { name: 'PORT', message: 'must be at most 65535' },
        { name: 'LIMIT', message: 'must be a number' },
        { name: 'TOKEN', message: 'must have at least 8 characters' },
        { name: 'RPC', message: 'must be a URL with a supported scheme' },
        { name: 'MODE', message: 'must be one of development, production' },
        { name: 'KEY', message: 'is required but not set' },
        { name: 'DATABASE', message: 'is required but not set' },
      ],
    }),
  );
});
