import { expect, test } from 'vitest';
import { allowanceOf, backedPointsOf, openShareMilli, splitConversion } from './allowance.ts';

const NAC = 10n ** 18n;

test('five bought NAC allow one NAC of points', () => {
  expect(backedPointsOf(500n * NAC)).toBe(10_000);
  expect(backedPointsOf(5n * NAC - 1n)).toBe(99);
  expect(backedPointsOf(0n)).toBe(0);
});

test('the pot is shared evenly, and a single account cannot take all of it', () => {
  expect(openShareMilli(0)).toBe(0);
  expect(openShareMilli(1)).toBe(100_000);
  expect(openShareMilli(1_000)).toBe(5_000);
  expect(openShareMilli(11_000)).toBe(454);
});

test('all shares of a day never exceed the pot', () => {
  for (const accounts of [49, 50, 51, 997, 10_000, 4_999_999]) {
    expect(openShareMilli(accounts) * accounts).toBeLessThanOrEqual(5_000_000);
  }
});

test('what was converted before is gone from the allowance', () => {
  const facts = { boughtWei: 500n * NAC, backedUsed: 9_900, openAccruedMilli: 250_999, openUsed: 100 };
  expect(allowanceOf(facts)).toEqual({ backed: 100, open: 150 });
  expect(allowanceOf({ ...facts, backedUsed: 20_000, openUsed: 900 })).toEqual({ backed: 0, open: 0 });
});

test('a conversion uses purchases before the pot', () => {
  expect(splitConversion(200, { backed: 300, open: 100 })).toEqual({ backed: 200, open: 0 });
  expect(splitConversion(200, { backed: 150, open: 100 })).toEqual({ backed: 150, open: 50 });
  expect(splitConversion(300, { backed: 150, open: 100 })).toBeNull();
});
