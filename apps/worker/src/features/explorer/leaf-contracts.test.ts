import { expect, test } from 'vitest';
import { isLeaf } from './leaf-contracts.ts';

test.each([
  ['adds two numbers', '0x600160020100', true],
  ['pushes a byte that would be a call', '0x60f100', true],
  ['pushes thirty-two bytes that would be calls', `0x7f${'f1'.repeat(32)}00`, true],
  ['calls', '0x6000600060006000600060005af1', false],
  ['reads from another contract', '0xfa', false],
  ['creates', '0xf0', false],
  ['destroys itself', '0x33ff', false],
  ['calls after a push truncated by the end of the code', '0xf160', false],
  ['has no code, for now', '0x', false],
  ['has delegated to a contract, for now', `0xef0100${'11'.repeat(20)}`, false],
])('an account that %s', (_what, code, expected) => {
  expect(isLeaf(code)).toBe(expected);
});
