import { expect, it } from 'vitest';
import { pollAgainAfter } from './use-receipt.ts';

it.each(['quoted', 'pending', 'confirming', 'refund_due'] as const)(
  'polls a purchase that is %s every five seconds',
  (status) => expect(pollAgainAfter(status)).toBe(5_000),
);

it('polls a purchase that is paid every second', () => expect(pollAgainAfter('paid')).toBe(1_000));

it.each(['completed', 'expired', 'failed', 'refunded'] as const)(
  'does not poll a purchase that is %s',
  (status) => expect(pollAgainAfter(status)).toBe(false),
);
