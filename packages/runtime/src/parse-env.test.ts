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

test('all faults are told at once, by name and without the value', () => {
  const parse = () => parseEnv(schema, { PORT: '70000', SESSION_SECRET: 'hunter2' });
  expect(parse).toThrow(ConfigurationError);
  expect(parse).toThrow(/PORT/);
  expect(parse).toThrow(/SESSION_SECRET: at least 32 characters/);
  expect(parse).not.toThrow(/hunter2/);
});
