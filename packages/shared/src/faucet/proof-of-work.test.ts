import { expect, test } from 'vitest';
import { isSolved, solveSlice } from './proof-of-work.ts';

const ADDRESS = '0x00000000000000000000000000000000000000AA';

test('a found solution is valid for any spelling of the address', () => {
  const solution = solveSlice('challenge', ADDRESS, 10, 0, 100_000)!;
  expect(isSolved('challenge', ADDRESS, solution, 10)).toBe(true);
  expect(isSolved('challenge', ADDRESS.toLowerCase(), solution, 10)).toBe(true);
});

test('a solution is invalid for another challenge or address, or with more bits', () => {
  const solution = solveSlice('challenge', ADDRESS, 10, 0, 100_000)!;
  expect(isSolved('another', ADDRESS, solution, 10)).toBe(false);
  expect(isSolved('challenge', ADDRESS.replace('AA', 'AB'), solution, 10)).toBe(false);
  expect(isSolved('challenge', ADDRESS, solution, 30)).toBe(false);
});

test('a slice without a solution returns null, and zero bits are always solved', () => {
  expect(solveSlice('challenge', ADDRESS, 60, 0, 100)).toBeNull();
  expect(solveSlice('challenge', ADDRESS, 0, 35, 1)).toBe('z');
});
