import { expect, it } from 'vitest';
import { checkOrder, largestPaymentOf, PURCHASE_FEE_WEI, type OrderCheck } from './check-order.ts';
import { BUILT_IN_SALE } from '../sale/sale.ts';
import type { Buyer } from '../buy/use-buyer.ts';

const NAC = 10n ** 18n;
const phase = { ...BUILT_IN_SALE.phases[0]!, soldWei: 9_000_000n * NAC, reservedWei: 500_000n * NAC };
const buyer: Buyer = {
  address: `0x${'11'.repeat(20)}`,
  usdtUnits: 1_840_000_000n,
  nacWei: NAC,
  allowedUnits: 0n,
  hasBonus: false,
  isWhitelisted: false,
};
const check = (order: Partial<OrderCheck>) =>
  checkOrder({
    sale: { ...BUILT_IN_SALE, card: { mode: 'test', minUnits: 500_000n, maxUnits: 5_000_000_000n } },
    phase,
    payment: 'usdt',
    usdtUnits: 250_000_000n,
    amountError: null,
    buyer,
    ...order,
  });

it('accepts a payment within the limits of wallet and phase', () => {
  expect(check({})).toBeNull();
  expect(check({ buyer: undefined })).toBeNull();
});

it('requires an amount, a number, and no more decimals than USDT has', () => {
  expect(check({ usdtUnits: null, amountError: 'empty' })).toEqual({ kind: 'amount' });
  expect(check({ usdtUnits: null, amountError: 'number' })).toEqual({ kind: 'number' });
  expect(check({ usdtUnits: null, amountError: 'decimals' })).toEqual({ kind: 'decimals' });
});

it('accepts 0.01 USDT and nothing below', () => {
  expect(check({ usdtUnits: 10_000n })).toBeNull();
  expect(check({ usdtUnits: 9_999n })).toEqual({ kind: 'minimum', limit: 10_000n });
  expect(check({ usdtUnits: 0n })).toEqual({ kind: 'minimum', limit: 10_000n });
});

it('sells no more than the phase has left after reservations', () => {
  // 500,000 coins at 0.01 USDT.
  expect(largestPaymentOf({ sale: BUILT_IN_SALE, phase, payment: 'usdt', buyer }).usdtUnits).toBe(
    5_000_000_000n,
  );
  const rich = { ...buyer, usdtUnits: 10n ** 12n };
  expect(check({ usdtUnits: 5_000_000_000n, buyer: rich })).toBeNull();
  expect(check({ usdtUnits: 5_000_000_001n, buyer: rich })).toEqual({ kind: 'phase', limit: 5_000_000_000n });
});

it('returns the largest payment that the contract reserves coins for, from Ethereum and by card', () => {
  const fresh = { ...phase, soldWei: 5_000_000n * NAC, reservedWei: 900_000n * NAC };
  const limit = 1_000_000_000n;
  for (const payment of ['bridge', 'simulated', 'card'] as const) {
    expect(check({ payment, phase: fresh, usdtUnits: limit })).toBeNull();
    expect(check({ payment, phase: fresh, usdtUnits: 1_010_000_000n })).toEqual({
      kind: 'reservation',
      limit,
    });
  }
  const full = { ...fresh, reservedWei: 1_000_000n * NAC };
  expect(check({ payment: 'bridge', phase: full, usdtUnits: 10_000n })).toEqual({ kind: 'reservationsFull' });
});

it('returns the largest payment within the daily limit, from Ethereum and by card', () => {
  // 600 coins, including the bonus for 500.
  const sale = {
    ...BUILT_IN_SALE,
    offchainLeftWei: 600n * NAC,
    card: { mode: 'test', minUnits: 500_000n, maxUnits: 5_000_000_000n },
  } as const;
  const order = { sale, phase: sale.phases[0]! };
  for (const payment of ['bridge', 'simulated', 'card'] as const) {
    expect(check({ ...order, payment, usdtUnits: 5_000_000n })).toBeNull();
    expect(check({ ...order, payment, usdtUnits: 5_010_000n })).toEqual({
      kind: 'day',
      limit: 5_000_000n,
    });
    const noBonus = { ...buyer, hasBonus: true };
    expect(check({ ...order, payment, usdtUnits: 6_000_000n, buyer: noBonus })).toBeNull();
  }
  const full = { ...order, sale: { ...sale, offchainLeftWei: 0n } };
  expect(check({ ...full, payment: 'bridge', usdtUnits: 10_000n })).toEqual({ kind: 'dayFull' });
  expect(check({ ...full, payment: 'usdt', usdtUnits: 5_010_000n })).toBeNull();
});

it('checks the wallet’s balance of USDT and of NAC for the fee', () => {
  expect(check({ usdtUnits: 1_840_000_001n })).toEqual({ kind: 'balance', limit: 1_840_000_000n });
  expect(check({ buyer: { ...buyer, nacWei: PURCHASE_FEE_WEI } })).toBeNull();
  expect(check({ buyer: { ...buyer, nacWei: PURCHASE_FEE_WEI - 1n } })).toEqual({ kind: 'gas' });
});

it('checks a card payment against its own limits and whole cents, and not against the wallet', () => {
  const poor = { ...buyer, usdtUnits: 0n, nacWei: 0n };
  expect(
    check({ payment: 'card', phase: BUILT_IN_SALE.phases[0]!, usdtUnits: 500_000n, buyer: poor }),
  ).toBeNull();
  expect(check({ payment: 'card', phase: BUILT_IN_SALE.phases[0]!, usdtUnits: 490_000n })).toEqual({
    kind: 'cardMinimum',
    limit: 500_000n,
  });
  expect(check({ payment: 'card', phase: BUILT_IN_SALE.phases[0]!, usdtUnits: 5_000_000_000n })).toBeNull();
  expect(check({ payment: 'card', phase: BUILT_IN_SALE.phases[0]!, usdtUnits: 505_000n })).toEqual({
    kind: 'cents',
  });
});
