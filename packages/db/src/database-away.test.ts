import { expect, test } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

test('a refused, lost or closing connection means that the database is unavailable, at any depth of the causes', () => {
  expect(isDatabaseAway(withCode('ECONNREFUSED'))).toBe(true);
  expect(isDatabaseAway(withCode('57P01'))).toBe(true);
  expect(isDatabaseAway(withCode('08006'))).toBe(true);
  expect(isDatabaseAway(new Error('query', { cause: withCode('57P03') }))).toBe(true);
  expect(isDatabaseAway(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isDatabaseAway(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true);
});

test('an invalid query is an error of ours', () => {
  expect(isDatabaseAway(withCode('23505'))).toBe(false);
  expect(isDatabaseAway(withCode('42P01'))).toBe(false);
  expect(isDatabaseAway(new Error('boom'))).toBe(false);
  expect(isDatabaseAway('ECONNREFUSED')).toBe(false);
});
