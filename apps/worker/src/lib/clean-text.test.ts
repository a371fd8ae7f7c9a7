import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  ['Nova', 'Nova'],
  ['  two \n\t words ', 'two words'],
  ['a\0b\u0007c', 'a b c'],
  ['\u202eTDSU\u202c', 'TDSU'],
  ['\u2066x\u2069\u200f', 'x'],
  ['<b>&amp;', '<b>&amp;'],
  ['half a pair \ud83d', 'half a pair \ufffd'],
  ['👩‍🚀 नमस्ते', '👩‍🚀 नमस्ते'],
  ['\u202e \0', null],
  ['\u200b\u200b\u200b', null],
  ['\u3164\u2800\u{e0041}', null],
  ['\u200bNova\u200b', '\u200bNova\u200b'],
  ['', null],
])('%j is kept as %j', (text, expected) => {
  expect(cleanText(text, 64)).toBe(expected);
});

test('truncates a long text between characters, whatever its length', () => {
  expect(cleanText('🚀'.repeat(10_000), 3)).toBe('🚀🚀🚀');
  expect(cleanText('a'.repeat(10_000_000), 5)).toBe('aaaaa');
});
