import { expect, it } from 'vitest';
import { pollAgainAfter } from './use-receipt.ts';

it.each(['quoted', 'pending', 'confirming', 'refund_due'] as const)(
  'looks at a purchase that is %s every five seconds',
  (status) => expect(pollAgainAfter(status)).toBe(5_000),
);

it('looks at a purchase that is paid every second', () => expect(pollAgainAfter('paid')).toBe(1_000));

it.each(['completed', 'expired', 'failed', 'refunded'] as const)(
  'looks no more at a purchase that is %s',
  (status) => expect(pollAgainAfter(status)).toBe(false),
);
