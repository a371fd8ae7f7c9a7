import { expect, test } from 'vitest';
import { dropTrailing } from './drop-trailing.ts';

test.each([
  ['/explorer///', '/', '/explorer'],
  ['///', '/', ''],
  ['/a/b', '/', '/a/b'],
  ['', '/', ''],
  ['a000', '00', 'a0'],
  ['00a0000', '00', '00a'],
])('%j loses all trailing %j', (text, ending, rest) => {
  expect(dropTrailing(text, ending)).toBe(rest);
});
