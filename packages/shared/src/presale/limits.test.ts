import { assert as assertProperty, bigInt, boolean, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESALE_PHASES, type PhaseNumber } from './constants.ts';
import { findLargestPayment, isDeliverableLater, type SaleCapacity } from './limits.ts';
import type { PaymentMethod } from './sale.ts';

const NAC = 10n ** 18n;
const fresh: SaleCapacity = {
  phase: 1,
  allocationWei: 10_000_000n * NAC,
  soldWei: 0n,
  reservedWei: 0n,
  offchainLeftWei: 720_000n * NAC,
  hasBonusSlot: false,
};
const largest = (method: PaymentMethod, overrides: Partial<SaleCapacity> = {}) =>
  findLargestPayment({ ...fresh, ...overrides }, method);

describe('the largest payment', () => {
  it('is a whole new phase on our chain, the daily limit from Ethereum, and 5,000 USD by card', () => {
    expect(largest('usdt')).toEqual({ usdtUnits: 100_000_000_000n, code: 'exceeds_phase' });
    expect(largest('bridge')).toEqual({ usdtUnits: 7_200_000_000n, code: 'daily_limit' });
    expect(largest('card')).toEqual({ usdtUnits: 5_000_000_000n, code: 'above_maximum' });
  });

  it('decreases by sold and reserved coins', () => {
    const soldAndReserved = { soldWei: 5_000_000n * NAC, reservedWei: 900_000n * NAC };
    expect(largest('usdt', soldAndReserved)).toEqual({ usdtUnits: 41_000_000_000n, code: 'exceeds_phase' });
    expect(largest('bridge', soldAndReserved)).toEqual({
      usdtUnits: 1_000_000_000n,
      code: 'reservation_limit',
    });
    expect(largest('card', soldAndReserved)).toEqual({
      usdtUnits: 1_000_000_000n,
      code: 'reservation_limit',
    });
  });

  it('is zero once reservations hold their fifth, and never negative', () => {
    const soldAndReserved = { soldWei: 5_000_000n * NAC, reservedWei: 2_000_000n * NAC };
    expect(largest('bridge', soldAndReserved).usdtUnits).toBe(0n);
    expect(largest('card', soldAndReserved).usdtUnits).toBe(0n);
    expect(largest('usdt', soldAndReserved).usdtUnits).toBe(30_000_000_000n);
  });

  it('is whole cents by card', () => {
    const soldAndReserved = { soldWei: 9_900_000n * NAC, reservedWei: NAC / 2n };
    expect(largest('bridge', soldAndReserved).usdtUnits).toBe(199_995_000n);
    expect(largest('card', soldAndReserved).usdtUnits).toBe(199_990_000n);
  });

  it('is 100 USDT worth of the last coins, even if a fifth of them is less', () => {
    expect(largest('bridge', { soldWei: 9_980_000n * NAC }).usdtUnits).toBe(100_000_000n);
    expect(largest('bridge', { soldWei: 9_999_000n * NAC })).toEqual({
      usdtUnits: 10_000_000n,
      code: 'exceeds_phase',
    });
  });

  it('reserves space for the bonus in the daily limit', () => {
    expect(largest('bridge', { hasBonusSlot: true })).toEqual({
      usdtUnits: 6_000_000_000n,
      code: 'daily_limit',
    });
    const inPhaseTwo = { phase: 2 as const, allocationWei: 20_000_000n * NAC, hasBonusSlot: true };
    expect(largest('bridge', inPhaseTwo).usdtUnits).toBe(14_400_000_000n);
    const little = { offchainLeftWei: 110n * NAC, hasBonusSlot: true };
    expect(largest('bridge', little).usdtUnits).toBe(999_999n);
    expect(largest('bridge', { offchainLeftWei: 0n, hasBonusSlot: true }).usdtUnits).toBe(0n);
  });
});

describe('a payment that is too large now', () => {
  it('can be delivered once the reservations of others are over, up to a fifth of the unsold coins', () => {
    const held = { ...fresh, reservedWei: 2_000_000n * NAC };
    // Not more than can be delivered in one day.
    expect(isDeliverableLater(held, 'bridge', 7_200_000_000n)).toBe(true);
    expect(isDeliverableLater(held, 'bridge', 7_200_000_001n)).toBe(false);
    const most = { ...held, soldWei: 9_000_000n * NAC };
    expect(isDeliverableLater(most, 'bridge', 2_000_000_000n)).toBe(true);
    expect(isDeliverableLater(most, 'bridge', 2_000_000_001n)).toBe(false);
  });

  it('is delivered at its maximum and refused one unit above, by the contract’s arithmetic', () => {
    const terms = constantFrom<PhaseNumber>(1, 2, 3);
    const part = bigInt({ min: 0n, max: 1_000_000n });
    assertProperty(
      property(terms, part, part, part, boolean(), (phase, sold, reserved, day, hasBonusSlot) => {
        const { allocationWei, priceUsdtUnits } = PRESALE_PHASES[phase - 1]!;
        const soldWei = (allocationWei * sold) / 1_000_000n;
        const reservedWei = ((allocationWei - soldWei) * reserved) / 5_000_000n;
        const offchainLeftWei = (720_000n * NAC * day) / 1_000_000n;
        const capacity = { phase, allocationWei, soldWei, reservedWei, offchainLeftWei, hasBonusSlot };
        const { usdtUnits } = findLargestPayment(capacity, 'bridge');
        const perUnit = NAC / priceUsdtUnits;
        const unsoldWei = allocationWei - soldWei;
        const fifthWei = (unsoldWei * 20n) / 100n;
        const leastWei = 100_000_000n * perUnit;
        const bonusWei = (units: bigint) =>
          hasBonusSlot && phase === 1 && units >= 1_000_000n ? (units * perUnit * 20n) / 100n : 0n;
        const fits = (units: bigint) =>
          units * perUnit <= unsoldWei - reservedWei &&
          units * perUnit <= (fifthWei > leastWei ? fifthWei : leastWei) - reservedWei &&
          units * perUnit + bonusWei(units) <= offchainLeftWei;
        expect(fits(usdtUnits)).toBe(true);
        expect(fits(usdtUnits + 1n)).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });
});
