import { expect, it } from 'vitest';
import { namePlainTransaction } from './plain-transaction.ts';

const account = `0x${'a'.repeat(40)}` as const;
const proxy = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

it('recognizes a transfer by its gas, because a call costs more', () => {
  expect(namePlainTransaction({ transaction_count: 1, gas_used: 21_000, to: account })).toBe('transfer');
  expect(namePlainTransaction({ transaction_count: 1, gas_used: 27_320, to: account })).toBeNull();
});

it('recognizes the contracts of a new chain, which the CREATE2 proxy creates', () => {
  expect(namePlainTransaction({ transaction_count: 1, gas_used: 770_760, to: proxy })).toBe('creation');
});

it('says nothing about a block of several transactions or none', () => {
  expect(namePlainTransaction({ transaction_count: 2, gas_used: 21_000, to: account })).toBeNull();
  expect(namePlainTransaction({ transaction_count: 0, gas_used: 0, to: null })).toBeNull();
});
