import {
  assert as assertProperty,
  bigInt,
  boolean,
  constantFrom,
  integer,
  oneof,
  property,
  record,
} from 'fast-check';
import { expect, test } from 'vitest';
import { PRESALE_PHASES } from '@nova/shared/presale/constants';
import type { PaymentMethod } from '@nova/shared/presale/sale';
import { quoteSale } from './quote.ts';
import { refuseQuote } from './refuse-quote.ts';
import type { SaleOnChain } from './sale-chain.ts';

const address = `0x${'11'.repeat(20)}` as const;
const NAC = 10n ** 18n;

function saleWith(facts: { phase: number; leftWei: bigint; slotsUsed: number }): SaleOnChain {
  return {
    block: 1,
    contract: address,
    owner: address,
    reserve: address,
    treasury: address,
    usdt: address,
    isPaused: false,
    isClosed: false,
    whitelistOpensAt: 100,
    publicOpensAt: 200,
    currentPhase: facts.phase,
    phases: PRESALE_PHASES.map(({ phase, priceUsdtUnits, allocationWei }) => ({
      id: phase,
      priceUsdtUnits,
      allocationWei,
      soldWei: phase === facts.phase ? allocationWei - facts.leftWei : 0n,
      reservedWei: 0n,
    })),
    bonusSlotsTotal: 1_000,
    bonusSlotsUsed: facts.slotsUsed,
    offchainLeftWei: 720_000n * NAC,
  };
}

const requests = record({
  phase: constantFrom(1, 2, 3),
  leftWei: bigInt({ min: 0n, max: 10_000_000n * NAC }),
  slotsUsed: integer({ min: 0, max: 1_000 }),
  method: constantFrom<PaymentMethod>('usdt', 'card', 'bridge'),
  hasBonus: boolean(),
  amount: oneof(bigInt({ min: 1n, max: 3_000_000n }), bigInt({ min: 1n, max: 10n ** 13n })),
});

test('a quote equals the contract’s arithmetic for its payment, with the full amount as the minimum', () => {
  assertProperty(
    property(requests, ({ phase, leftWei, slotsUsed, method, hasBonus, amount }) => {
      const request = { method, usdtUnits: amount, nacWei: null, hasBonus, now: 1_000, isWhitelisted: false };
      const quote = quoteSale(saleWith({ phase, leftWei, slotsUsed }), request);
      const perUnit = [100n, 50n, 20n][phase - 1]! * 10n ** 12n;
      const isBonus = phase === 1 && !hasBonus && slotsUsed < 1_000 && amount >= 1_000_000n;
      expect(quote.usdt_units).toBe(amount.toString());
      expect(BigInt(quote.base_wei)).toBe(amount * perUnit);
      expect(BigInt(quote.bonus_wei) * 5n).toBe(isBonus ? amount * perUnit : 0n);
      expect(BigInt(quote.total_wei)).toBe(BigInt(quote.base_wei) + BigInt(quote.bonus_wei));
      expect(quote.min_nac_wei).toBe(quote.total_wei);
      expect(quote.fee_usdt_units).toBe('0');
      // A quote never exceeds the phase's remaining coins without a refusal.
      expect(BigInt(quote.base_wei) > leftWei && quote.refusal === null).toBe(false);
      expect(amount < 10_000n && quote.refusal !== 'below_minimum').toBe(false);
    }),
  );
});

test('a quote for coins costs the smallest payment that buys them, rounded up to a cent for cards', () => {
  assertProperty(
    property(requests, bigInt({ min: 1n, max: 1_000_000n * NAC }), (quoteRequest, nacWei) => {
      const { phase, leftWei, slotsUsed, method, hasBonus } = quoteRequest;
      const request = { method, usdtUnits: null, nacWei, hasBonus, now: 1_000, isWhitelisted: false };
      const quote = quoteSale(saleWith({ phase, leftWei, slotsUsed }), request);
      const step = method === 'card' ? 10_000n : 1n;
      const perUnit = [100n, 50n, 20n][phase - 1]! * 10n ** 12n;
      const units = BigInt(quote.usdt_units);
      expect(units % step).toBe(0n);
      expect(units * perUnit).toBeGreaterThanOrEqual(nacWei);
      expect((units - step) * perUnit).toBeLessThan(nacWei);
    }),
  );
});

test('a buyer is admitted from the second of the opening, and a closed sale admits no buyer', () => {
  const sale = saleWith({ phase: 1, leftWei: 1_000n * NAC, slotsUsed: 0 });
  const refusal = (now: number, isWhitelisted: boolean, overrides: Partial<SaleOnChain> = {}) =>
    quoteSale(
      { ...sale, ...overrides },
      { method: 'usdt', usdtUnits: 1_000_000n, nacWei: null, hasBonus: false, now, isWhitelisted },
    ).refusal;
  expect(refusal(99, true)).toBe('not_open_yet');
  expect(refusal(100, true)).toBeNull();
  expect(refusal(199, false)).toBe('not_open_yet');
  expect(refusal(200, false)).toBeNull();
  expect(refusal(200, false, { isPaused: true })).toBe('sale_paused');
  expect(refusal(200, false, { isClosed: true, isPaused: true })).toBe('sale_closed');
  expect(refusal(200, false, { usdt: null })).toBe('usdt_unavailable');
});

test('a card payment is in whole cents from half a dollar to five thousand', () => {
  const sale = saleWith({ phase: 1, leftWei: 10_000_000n * NAC, slotsUsed: 0 });
  const refusal = (usdtUnits: bigint) =>
    quoteSale(sale, {
      method: 'card',
      usdtUnits,
      nacWei: null,
      hasBonus: false,
      now: 200,
      isWhitelisted: false,
    }).refusal;
  expect(refusal(490_000n)).toBe('below_minimum');
  expect(refusal(500_000n)).toBeNull();
  expect(refusal(505_000n)).toBe('invalid_input');
  expect(refusal(5_000_000_000n)).toBeNull();
  expect(refusal(5_000_010_000n)).toBe('above_maximum');
});

test('a phase sells to its last unit and not one more', () => {
  const leftWei = 1_000n * NAC + 1n;
  const refusal = (usdtUnits: bigint) =>
    quoteSale(saleWith({ phase: 1, leftWei, slotsUsed: 0 }), {
      method: 'usdt',
      usdtUnits,
      nacWei: null,
      hasBonus: false,
      now: 200,
      isWhitelisted: false,
    }).refusal;
  expect(refusal(10_000_000n)).toBeNull();
  expect(refusal(10_000_001n)).toBe('exceeds_phase');
});

test('an off-chain payment above a fifth of the unsold coins is refused with the largest possible one', () => {
  const sale = saleWith({ phase: 1, leftWei: 1_000_000n * NAC, slotsUsed: 0 });
  const sendRequest = (method: PaymentMethod, usdtUnits: bigint) => {
    const request = { method, usdtUnits, nacWei: null, hasBonus: false, now: 200, isWhitelisted: false };
    const { refusal, max_usdt_units: most } = quoteSale(sale, request);
    return [refusal, most];
  };
  expect(sendRequest('bridge', 2_000_000_001n)).toEqual(['reservation_limit', '2000000000']);
  expect(sendRequest('bridge', 2_000_000_000n)).toEqual([null, '2000000000']);
  expect(sendRequest('usdt', 2_000_000_001n)).toEqual([null, '10000000000']);
  expect(sendRequest('card', 2_000_000_000n)).toEqual([null, '2000000000']);
});

test('an off-chain payment above the contract’s daily limit is refused, including its bonus', () => {
  const sale = saleWith({ phase: 1, leftWei: 10_000_000n * NAC, slotsUsed: 0 });
  const sendRequest = (
    method: PaymentMethod,
    usdtUnits: bigint,
    hasBonus: boolean,
    overrides: Partial<SaleOnChain>,
  ) => {
    const request = { method, usdtUnits, nacWei: null, hasBonus, now: 200, isWhitelisted: false };
    const { refusal, max_usdt_units: most } = quoteSale({ ...sale, ...overrides }, request);
    return [refusal, most];
  };
  expect(sendRequest('bridge', 6_000_000_001n, false, {})).toEqual(['daily_limit', '6000000000']);
  expect(sendRequest('bridge', 6_000_000_000n, false, {})).toEqual([null, '6000000000']);
  expect(sendRequest('bridge', 7_200_000_000n, true, {})).toEqual([null, '7200000000']);
  expect(sendRequest('card', 5_000_000_000n, false, {})).toEqual([null, '5000000000']);
  // A payment below 1 USDT gets no bonus.
  const little = { offchainLeftWei: 110n * NAC };
  expect(sendRequest('bridge', 1_000_000n, false, little)).toEqual(['daily_limit', '999999']);
  expect(sendRequest('bridge', 1_100_000n, true, little)).toEqual([null, '1100000']);
  const full = { offchainLeftWei: 0n };
  expect(sendRequest('card', 1_000_000n, false, full)).toEqual(['daily_limit', '0']);
  expect(sendRequest('usdt', 7_200_000_001n, false, full)).toEqual([null, '100000000000']);
});

test('the refusal of a payment that is too large names the largest possible one', () => {
  const sale = saleWith({ phase: 1, leftWei: 100_000n * NAC, slotsUsed: 0 });
  const refuse = (method: PaymentMethod, usdtUnits: bigint) => () =>
    refuseQuote(
      quoteSale(sale, { method, usdtUnits, nacWei: null, hasBonus: false, now: 200, isWhitelisted: false }),
      { phase: 1, minNacWei: 0n },
    );
  expect(refuse('bridge', 201_000_000n)).toThrow('You can currently pay at most 200 USDT.');
  expect(refuse('usdt', 1_001_000_000n)).toThrow('You can currently pay at most 1000 USDT.');
  expect(refuse('card', 5_000_010_000n)).toThrow('You can currently pay at most 200 USDT.');
});
