import { expect, test } from 'vitest';
import { isNameLabel, nacPerYear, toNameLabel } from './constants.ts';

test.each(['abc', 'a-b', 'a--bc', 'abc--d', 'az09', '999', 'a'.repeat(32)])('%s is a label', (label) => {
  expect(isNameLabel(label)).toBe(true);
});

test.each([
  'ab',
  'a'.repeat(33),
  'Alice',
  'alícia',
  '-abc',
  'abc-',
  'xn--abc',
  'a b c',
  'a.b',
  'a_b',
  'abc\n',
])('%j is not a label', (label) => {
  expect(isNameLabel(label)).toBe(false);
});

test('a name in any capitalization has one label', () => {
  expect(toNameLabel(' Alice.NAC ')).toBe('alice');
  for (const text of ['alice', 'alice.eth', 'pay.alice.nac', '.nac', ''])
    expect(toNameLabel(text)).toBeNull();
});

test('short names cost more', () => {
  expect(['abc', 'abcd', 'abcde', 'abcdefgh'].map(nacPerYear)).toEqual([50, 10, 2, 2]);
});
