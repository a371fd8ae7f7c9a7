import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeInputIssue } from './describe-input-issue.ts';

function describe(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.map(describeInputIssue);
}

const schema = z.object({
  action_key: z.string(),
  points: z.number().int().positive().max(500),
  name: z.string().min(3).max(5),
  kind: z.enum(['a', 'b']),
  id: z.uuid(),
  hash: z.string().regex(/^0x/),
  day: z.iso.date(),
  email: z.email(),
  amount: z.union([z.string(), z.number()]),
  address: z.string().regex(/^0x/, 'must be a 20-byte address'),
  note: z.string().regex(/^x/, 'Please begin with x'),
});
const valid = {
  action_key: 'k',
  points: 5,
  name: 'four',
  kind: 'a',
  id: '3f0b2c9e-6a1d-4f57-9b8e-0d2f6a7c1b3e',
  hash: '0x1',
  day: '2026-01-31',
  email: 'you@example.com',
  amount: 1,
  address: '0x',
  note: 'x',
};

it('accepts valid input', () => {
  expect(describe(schema, valid)).toEqual([]);
});

it.each([
  [{ action_key: undefined }, 'action_key is required.'],
  [{ action_key: 7 }, 'action_key must be a text.'],
  [{ points: 'many' }, 'points must be a number.'],
  [{ points: 1.5 }, 'points must be a whole number.'],
  [{ points: 0 }, 'points must be more than 0.'],
  [{ points: 501 }, 'points must be at most 500.'],
  [{ name: 'ab' }, 'name must be at least 3 characters.'],
  [{ kind: 'c' }, 'kind must be one of a, b.'],
  [{ id: 'no' }, 'id must be a UUID.'],
  [{ hash: 'no' }, 'hash does not have the expected format.'],
  [{ day: 'today' }, 'day must be a day such as 2026-01-31.'],
  [{ email: 'you' }, 'email must be an email address.'],
  [{ amount: true }, 'amount does not have one of the accepted forms.'],
  [{ address: 'me' }, 'address must be a 20-byte address.'],
  [{ note: 'y' }, 'note: Please begin with x'],
])('describes the issue of %o', (change, sentence) => {
  expect(describe(schema, { ...valid, ...change })).toEqual([sentence]);
});

it('names unknown fields and a body of another shape', () => {
  expect(describe(z.strictObject({}), { extra: 1 })).toEqual(['The input has unknown fields: extra.']);
  expect(describe(z.object({}), 'text')).toEqual(['The input must be an object.']);
});
