import { expect, test } from 'vitest';
import type { Hex } from 'viem';
import { findOldestPayment, judgePayment, type PaymentLog, type PaymentReceipt } from './judge-payment.ts';

const address = (digit: string): Hex => `0x${digit.repeat(40)}`;
const topic = (digit: string): Hex => `0x${'0'.repeat(24)}${digit.repeat(40)}`;
const TRANSFER: Hex = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

const expected = {
  token: address('a'),
  sender: address('b'),
  recipient: address('c'),
  units: 1_000_000n,
  notBefore: 1_950_000,
  usedLogs: new Set<number>(),
};
const log = (changed: Partial<PaymentLog> = {}): PaymentLog => ({
  address: address('A'),
  topics: [TRANSFER, topic('b'), topic('C')],
  data: '0xf4240',
  logIndex: '0x5',
  ...changed,
});
const receipt = (logs: readonly PaymentLog[], status: Hex = '0x1'): PaymentReceipt => ({
  status,
  blockNumber: '0x10',
  blockHash: address('d'),
  logs,
});
const NOW = 1_990_000;

test('finds the registered transfer among others', () => {
  const logs = [
    log({ address: address('e'), logIndex: '0x1' }),
    log({ data: '0x1', logIndex: '0x2' }),
    log(),
  ];
  expect(judgePayment(receipt(logs), NOW, expected)).toEqual({ isGood: true, logIndex: 5 });
});

test.each([
  ['wrong_token', { address: address('e') }],
  ['wrong_sender', { topics: [TRANSFER, topic('e'), topic('c')] }],
  ['wrong_recipient', { topics: [TRANSFER, topic('b'), topic('e')] }],
  ['wrong_amount', { data: '0xf423f' }],
] as const)('%s is not a payment', (reason, changed) => {
  expect(judgePayment(receipt([log(changed)]), NOW, expected)).toEqual({ isGood: false, reason });
});

test('an approval, or nothing at all, is not a payment', () => {
  const approval = log({ topics: [address('9'), topic('b'), topic('c')] });
  expect(judgePayment(receipt([approval]), NOW, expected)).toEqual({ isGood: false, reason: 'wrong_token' });
  expect(judgePayment(receipt([]), NOW, expected)).toEqual({ isGood: false, reason: 'wrong_token' });
});

test('a failed transaction is not a payment, whatever its logs say', () => {
  expect(judgePayment(receipt([log()], '0x0'), NOW, expected)).toEqual({
    isGood: false,
    reason: 'payment_failed',
  });
});

test('rejects a transfer that is one second too old', () => {
  expect(judgePayment(receipt([log()]), 1_950_000, expected).isGood).toBe(true);
  expect(judgePayment(receipt([log()]), 1_949_999, expected)).toEqual({
    isGood: false,
    reason: 'payment_too_old',
  });
});

test('a payment may be a day old when registered, but not older than the sale', () => {
  expect(findOldestPayment({ registeredAt: 2_000_000, saleBeganAt: 1_950_000 })).toBe(1_950_000);
  expect(findOldestPayment({ registeredAt: 2_000_000, saleBeganAt: 0 })).toBe(1_913_600);
});

test('a transfer counted for another purchase does not pay again; a second identical one does', () => {
  const used = { ...expected, usedLogs: new Set([5]) };
  expect(judgePayment(receipt([log()]), NOW, used)).toEqual({ isGood: false, reason: 'payment_used' });
  const twice = receipt([log(), log({ logIndex: '0x6' })]);
  expect(judgePayment(twice, NOW, used)).toEqual({ isGood: true, logIndex: 6 });
});
