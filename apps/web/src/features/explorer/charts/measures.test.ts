import type { ChartDay } from '@nova/shared/explorer/chart-schemas';
import { expect, it } from 'vitest';
import { isMeasure, measureOf, MEASURES } from './measures.ts';

const day: ChartDay = {
  day: '2026-05-10',
  start: '2026-05-10T00:00:00.000Z',
  blocks: 10,
  transactions: 8,
  failed_transactions: 2,
  actions: 6,
  points: 45,
  token_transfers: 4,
  active_addresses: 5,
  new_addresses: 2,
  gas_used: '400000',
  fees: '16000000000000',
};

it('values are whole numbers in the unit of their axis', () => {
  const values = Object.fromEntries(MEASURES.map((measure) => [measure, measureOf(day, measure)]));
  expect(values).toEqual({
    actions: 6,
    points: 45,
    transactions: 8,
    activeAddresses: 5,
    newAddresses: 2,
    fees: 16,
    gasUsed: 400,
    blocks: 10,
    tokenTransfers: 4,
    failedTransactions: 2,
    successRate: 75,
    returningAddresses: 3,
    newShare: 40,
    pointsPerAction: 8,
    pointsPerAddress: 9,
    feePerTransaction: 2,
    feePerAddress: 3,
    gasPerTransaction: 50,
    gasPerAddress: 80,
    gasPerBlock: 40,
    actionRate: 75,
    transferRate: 50,
  });
});

it('a day on which nothing happened has the value 0 in every measure', () => {
  const empty = Object.fromEntries(
    Object.entries(day).map(([name, value]) => [name, typeof value === 'number' ? 0 : value]),
  ) as unknown as ChartDay;
  const idle = { ...empty, gas_used: '0', fees: '0' };
  expect(new Set(MEASURES.map((measure) => measureOf(idle, measure)))).toEqual(new Set([0]));
});

it('a URL names a measure or nothing', () => {
  expect([isMeasure('fees'), isMeasure('toString'), isMeasure(null)]).toEqual([true, false, false]);
});
