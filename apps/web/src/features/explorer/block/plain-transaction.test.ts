import { expect, it } from 'vitest';
import { namePlainTransaction } from './plain-transaction.ts';

const account = `0x${'a'.repeat(40)}` as const;
const proxy = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

it('recognizes a transfer by its gas, because a call costs more', () => {
  expect(namePlainTransaction({ transactionCount: 1, gasUsed: 21_000, to: account })).toBe('transfer');
  expect(namePlainTransaction({ transactionCount: 1, gasUsed: 27_320, to: account })).toBeNull();
});

it('recognizes the contracts of a new chain, which the CREATE2 proxy creates', () => {
  expect(namePlainTransaction({ transactionCount: 1, gasUsed: 770_760, to: proxy })).toBe('creation');
});

it('says nothing about a block of several transactions or none', () => {
  expect(namePlainTransaction({ transactionCount: 2, gasUsed: 21_000, to: account })).toBeNull();
  expect(namePlainTransaction({ transactionCount: 0, gasUsed: 0, to: null })).toBeNull();
});
