import { expect, test } from 'vitest';
import { compareBooks, type SaleAtBlock } from './compare-books.ts';
import type { Sums } from './presale-sums.ts';
import type { Books } from './read-books.ts';

const NAC = 10n ** 18n;
const phase = (number: number, sold = 0n, reserved = 0n) => ({
  phase: number,
  sold,
  reserved,
  tableSold: sold,
  tableReserved: reserved,
});
const sums: Sums = { completed: 3n, usdtUnits: 9n, withBonus: 2n, simulatedUnits: 4n, logged: 5n };
const books: Books = {
  block: 9,
  phases: [phase(1, 100n * NAC, 5n * NAC), phase(2), phase(3)],
  bonusWei: 20n * NAC,
  slots: 2,
  coinsWei: 100n * NAC,
  ledgerBonusWei: 20n * NAC,
  treasuryUnits: 1_000_000n,
  receivedUnits: 1_000_000n,
  owedUnits: 7n,
  paidUnits: 7n,
  wrongLines: 0,
  stuck: 0,
  failedOperations: 0,
  cardUnits: 2_000_000n,
  cardPaidUnits: 2_000_000n,
  bridgeUnits: 3_000_000n,
  bridgePaidUnits: 3_000_000n,
  refundsDue: 0,
  approvalsDue: 0,
  storedSums: sums,
  countedSums: sums,
};
const sale: SaleAtBlock = {
  phases: [
    { soldWei: 100n * NAC, reservedWei: 5n * NAC },
    { soldWei: 0n, reservedWei: 0n },
    { soldWei: 0n, reservedWei: 0n },
  ],
  bonusSlotsUsed: 2n,
  presaleWei: 79_999_900n * NAC,
  reserveWei: 119_999_980n * NAC,
  isClosed: false,
};

test('correct books have no differences', () => {
  expect(compareBooks(books, sale)).toEqual([]);
});

test('finds and names a difference of one unit anywhere', () => {
  const named = (changed: Partial<Books>) =>
    compareBooks({ ...books, ...changed }, sale).map(({ what }) => what);
  expect(named({ coinsWei: 100n * NAC - 1n })).toEqual(['coins in the ledger']);
  expect(named({ ledgerBonusWei: 20n * NAC + 1n })).toEqual(['bonus in the ledger']);
  expect(named({ treasuryUnits: 999_999n })).toEqual(['USDT in the ledger, by transfers of the token']);
  expect(named({ cardUnits: 1_999_999n })).toEqual(['USDT by card in the ledger']);
  expect(named({ bridgeUnits: 3_000_001n })).toEqual(['USDT over the bridge in the ledger']);
  expect(named({ owedUnits: 8n })).toEqual(['undelivered in the ledger']);
  expect(named({ slots: 3 })).toEqual(['bonus slots']);
  expect(named({ wrongLines: 1 })).toEqual(['purchases with wrong lines in the ledger']);
  expect(named({ stuck: 1 })).toEqual(['purchases paid but undelivered for ten minutes']);
  expect(named({ failedOperations: 1 })).toEqual(['abandoned operations']);
  expect(named({ storedSums: { ...sums, completed: 4n } })).toEqual(['completed purchases in the sums']);
  expect(named({ storedSums: { ...sums, usdtUnits: 8n } })).toEqual([
    'USDT of completed purchases in the sums',
  ]);
  expect(named({ storedSums: { ...sums, withBonus: 1n } })).toEqual([
    'completed purchases with a bonus in the sums',
  ]);
  expect(named({ storedSums: { ...sums, simulatedUnits: 5n } })).toEqual([
    'USDT of simulated purchases in the sums',
  ]);
  expect(named({ storedSums: { ...sums, logged: 6n } })).toEqual(['purchases with entries in the sums']);
  const sold = [phase(1, 100n * NAC + 1n, 5n * NAC), phase(2), phase(3)];
  expect(named({ phases: sold })).toEqual(['sold in phase 1, by purchases', 'sold in phase 1, by phases']);
});

test('finds coins that are missing from the contracts, and accepts a gift', () => {
  const named = (changed: Partial<SaleAtBlock>) => compareBooks(books, { ...sale, ...changed });
  expect(named({ presaleWei: sale.presaleWei - 1n })).toEqual([
    {
      what: 'coins of the presale',
      expected: '79999900000000000000000000',
      found: '79999899999999999999999999',
    },
  ]);
  expect(named({ reserveWei: sale.reserveWei - 1n })).toHaveLength(1);
  expect(named({ presaleWei: sale.presaleWei + 1n, reserveWei: sale.reserveWei + 1n })).toEqual([]);
  expect(named({ isClosed: true, presaleWei: 0n })).toEqual([]);
});
