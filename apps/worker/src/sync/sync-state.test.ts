import type { Hex } from 'viem';
import { expect, test } from 'vitest';
import { follows, type Move } from './sync-state.ts';

const hash = (digit: string): Hex => `0x${digit.repeat(64)}`;
const LAST = { number: 7, hash: hash('7') };
const FIRST = { number: 8, hash: hash('8'), parentHash: hash('0') };
const MOVE: Move = { first: { number: 8, hash: hash('8') }, lastHash: hash('7') };

test('a block follows the one that it names as its parent', () => {
  const block = { number: 8, hash: hash('a'), parentHash: hash('7') };
  expect(follows(block, LAST, null)).toBe(true);
  expect(follows(block, LAST, MOVE)).toBe(true);
  expect(follows(FIRST, LAST, null)).toBe(false);
});

test('after a recorded move, exactly its first block follows exactly the last one before it', () => {
  expect(follows(FIRST, LAST, MOVE)).toBe(true);
  expect(follows({ ...FIRST, hash: hash('b') }, LAST, MOVE)).toBe(false);
  expect(follows({ ...FIRST, number: 9 }, LAST, MOVE)).toBe(false);
  expect(follows(FIRST, { number: 7, hash: hash('c') }, MOVE)).toBe(false);
  expect(follows({ ...FIRST, number: 9 }, { number: 8, hash: hash('8') }, MOVE)).toBe(false);
});
