import { expect, test } from 'vitest';
import { composePurchaseMessage, parsePurchaseMessage } from './signed-message.ts';

const hash = `0x${'ab'.repeat(32)}`;

test('the message consists of its six parts, with the address in lowercase', () => {
  const message = composePurchaseMessage({
    address: `0x${'AB'.repeat(20)}`,
    usdt: '12.5',
    phase: 1,
    timestamp: 1_763_668_800_000,
    purchaseId: 'request-1',
    usdtTxHash: hash,
  });
  expect(message).toBe(`0x${'ab'.repeat(20)}|12.5|1|1763668800000|request-1|${hash}`);
  expect(parsePurchaseMessage(message)).toEqual({
    address: `0x${'ab'.repeat(20)}`,
    usdt: '12.5',
    phase: 1,
    timestamp: 1_763_668_800_000,
    purchaseId: 'request-1',
    usdtTxHash: hash,
  });
});

test('unknown values are pending', () => {
  const message = composePurchaseMessage({
    address: `0x${'1'.repeat(40)}`,
    usdt: '1',
    phase: 2,
    timestamp: 1,
  });
  expect(message).toBe(`0x${'1'.repeat(40)}|1|2|1|pending|pending`);
});

test.each([
  'I buy',
  `0x${'AB'.repeat(20)}|1|1|1763668800000|request-1|${hash}`,
  `0x${'ab'.repeat(20)}|-1|1|1763668800000|request-1|${hash}`,
  `0x${'ab'.repeat(20)}|1.1234567|1|1763668800000|request-1|${hash}`,
  `0x${'ab'.repeat(20)}|1|4|1763668800000|request-1|${hash}`,
  `0x${'ab'.repeat(20)}|1|1|1763668800|request-1|${hash}`,
  `0x${'ab'.repeat(20)}|1|1|1763668800000|request-1|${hash}|more`,
])('%s is not such a message', (text) => {
  expect(parsePurchaseMessage(text)).toBeNull();
});
