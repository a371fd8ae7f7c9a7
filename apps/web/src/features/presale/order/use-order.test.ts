import { expect, it } from 'vitest';
import { removeStored, writeStored } from '../../../lib/store/stored-value.ts';
import { BUILT_IN_SALE } from '../sale/sale.ts';
import { AMOUNT_KEY, coinsOf, isRoundedUp, paymentOf, readEntry, type Entry } from './use-order.ts';

const NAC = 10n ** 18n;
const [first, , third] = BUILT_IN_SALE.phases as [
  (typeof BUILT_IN_SALE.phases)[number],
  (typeof BUILT_IN_SALE.phases)[number],
  (typeof BUILT_IN_SALE.phases)[number],
];
const entry = (by: Entry['by'], units: bigint | null): Entry => ({ by, units, error: null });

it('converts USDT into coins exactly', () => {
  expect(coinsOf(entry('usdt', 250_000_000n), first)).toBe(25_000n * NAC);
  expect(coinsOf(entry('usdt', 10_001n), third)).toBe(200_020_000_000_000_000n);
});

it('converts coins into the smallest sufficient payment, and reports if it buys more', () => {
  expect(paymentOf(entry('nac', 25_000n * NAC), first)).toBe(250_000_000n);
  expect(isRoundedUp(entry('nac', 25_000n * NAC), first)).toBe(false);
  expect(paymentOf(entry('nac', NAC + 1n), first)).toBe(10_001n);
  expect(isRoundedUp(entry('nac', NAC + 1n), first)).toBe(true);
});

it('keeps the entered amount unchanged', () => {
  expect(coinsOf(entry('nac', NAC + 1n), first)).toBe(NAC + 1n);
  expect(paymentOf(entry('usdt', 10_001n), first)).toBe(10_001n);
  expect(isRoundedUp(entry('usdt', 10_001n), first)).toBe(false);
});

it('returns neither without an amount', () => {
  expect([paymentOf(entry('nac', null), first), coinsOf(entry('usdt', null), first)]).toEqual([null, null]);
});

it('restores the entered amount after a reload, and 100 USDT for an invalid one', () => {
  writeStored(AMOUNT_KEY, 'nac 25000000000000000000000');
  expect(readEntry()).toEqual({ by: 'nac', units: 25_000n * NAC, error: null });
  for (const storedAmount of ['', 'usdt -5', 'eur 5', 'usdt 1e9']) {
    writeStored(AMOUNT_KEY, storedAmount);
    expect(readEntry()).toEqual({ by: 'usdt', units: 100_000_000n, error: null });
  }
  removeStored(AMOUNT_KEY);
});
