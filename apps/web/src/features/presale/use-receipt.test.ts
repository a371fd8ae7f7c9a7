import { expect, it } from 'vitest';
import { lookAgainAfter } from './use-receipt.ts';

it.each(['pending', 'confirming', 'reserved', 'refund_due'] as const)(
  'looks at a purchase that is %s every five seconds',
  (status) => expect(lookAgainAfter(status)).toBe(5_000),
);

it.each(['paid', 'quoted'] as const)('looks at a purchase that is %s every second', (status) =>
  expect(lookAgainAfter(status)).toBe(1_000),
);

it.each(['completed', 'expired', 'failed', 'refunded'] as const)(
  'looks no more at a purchase that is %s',
  (status) => expect(lookAgainAfter(status)).toBe(false),
);
