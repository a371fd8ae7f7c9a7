import { expect, test } from 'vitest';
import { markLargeIds, restoreLargeIds } from './large-ids.ts';

const echo = (message: string) => {
  const { id } = JSON.parse(markLargeIds(message)) as { id: unknown };
  return restoreLargeIds(JSON.stringify({ id }));
};

test.each([
  '18446744073709551615',
  '-9223372036854775808',
  '9007199254740993',
  '9007199254740991',
  '1'.repeat(300),
  '0',
  '-7',
  'null',
  '"18446744073709551615"',
])('the id %s comes back as it was sent', (id) => {
  expect(echo(`{"jsonrpc":"2.0", "id" : ${id} ,"method":"eth_chainId"}`)).toBe(`{"id":${id}}`);
  expect(echo(`{"id":${id}}`)).toBe(`{"id":${id}}`);
});

test('every call of a batch keeps its id', () => {
  const batch = '[{"id":18446744073709551615},{"id":18446744073709551614}]';
  expect(restoreLargeIds(JSON.stringify(JSON.parse(markLargeIds(batch))))).toBe(batch);
});

test.each([
  String.raw`{"method":"\"id\":18446744073709551615,"}`,
  '{"grid":18446744073709551615}',
  '{"id":1844674407370955.1615}',
  '{"id":1844674407370955161e5}',
  '{"id":00018446744073709551615}',
])('%s stays unchanged', (message) => {
  expect(markLargeIds(message)).toBe(message);
});
