import { expect, test } from 'vitest';
import { allowanceOf, coveredPointsOf, potShareMilli, sharesPot, splitConversion } from './allowance.ts';

const NAC = 10n ** 18n;

test('five bought NAC permit the conversion of points worth one NAC', () => {
  expect(coveredPointsOf(500n * NAC)).toBe(10_000);
  expect(coveredPointsOf(5n * NAC - 1n)).toBe(99);
  expect(coveredPointsOf(0n)).toBe(0);
});

test('the pot is shared evenly, and a single account cannot take all of it', () => {
  expect(potShareMilli(0)).toBe(0);
  expect(potShareMilli(1)).toBe(200_000);
  expect(potShareMilli(1_000)).toBe(10_000);
  expect(potShareMilli(11_000)).toBe(909);
});

test('all shares of a day never exceed the pot', () => {
  for (const accounts of [49, 50, 51, 997, 10_000, 4_999_999]) {
    expect(potShareMilli(accounts) * accounts).toBeLessThanOrEqual(10_000_000);
  }
});

test('the pot is for accounts whose purchases no longer cover a conversion', () => {
  expect(sharesPot(0)).toBe(true);
  expect(sharesPot(99)).toBe(true);
  expect(sharesPot(100)).toBe(false);
});

test('earlier conversions reduce the allowance', () => {
  const facts = { boughtWei: 500n * NAC, coveredUsed: 9_900, potAccruedMilli: 250_999, potUsed: 100 };
  expect(allowanceOf(facts)).toEqual({ covered: 100, pot: 150 });
  expect(allowanceOf({ ...facts, coveredUsed: 20_000, potUsed: 900 })).toEqual({ covered: 0, pot: 0 });
});

test('a conversion uses purchases before the pot', () => {
  expect(splitConversion(200, { covered: 300, pot: 100 })).toEqual({ covered: 200, pot: 0 });
  expect(splitConversion(200, { covered: 150, pot: 100 })).toEqual({ covered: 150, pot: 50 });
  expect(splitConversion(300, { covered: 150, pot: 100 })).toBeNull();
});
