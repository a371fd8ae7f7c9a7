import { assert as assertProperty, bigInt, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESALE_PHASES, type PhaseNumber } from './constants.ts';
import { findLargestPayment, isDeliverableLater, type PhaseCapacity } from './limits.ts';
import type { PaymentMethod } from './sale.ts';

const NAC = 10n ** 18n;
const fresh: PhaseCapacity = {
  phase: 1,
  allocationWei: 10_000_000n * NAC,
  soldWei: 0n,
  reservedWei: 0n,
};
const largest = (method: PaymentMethod, given: Partial<PhaseCapacity> = {}) =>
  findLargestPayment({ ...fresh, ...given }, method);

describe('the largest payment', () => {
  it('is all of a fresh phase on our chain, a fifth of it over the bridge and 5,000 USD by card', () => {
    expect(largest('usdt')).toEqual({ usdtUnits: 100_000_000_000n, code: 'exceeds_phase' });
    expect(largest('bridge')).toEqual({ usdtUnits: 20_000_000_000n, code: 'reservation_limit' });
    expect(largest('card')).toEqual({ usdtUnits: 5_000_000_000n, code: 'above_maximum' });
  });

  it('shrinks by what is sold and by what is reserved', () => {
    const given = { soldWei: 5_000_000n * NAC, reservedWei: 900_000n * NAC };
    expect(largest('usdt', given)).toEqual({ usdtUnits: 41_000_000_000n, code: 'exceeds_phase' });
    expect(largest('bridge', given)).toEqual({ usdtUnits: 1_000_000_000n, code: 'reservation_limit' });
    expect(largest('card', given)).toEqual({ usdtUnits: 1_000_000_000n, code: 'reservation_limit' });
  });

  it('is nothing once reservations hold their fifth, and never less', () => {
    const given = { soldWei: 5_000_000n * NAC, reservedWei: 2_000_000n * NAC };
    expect(largest('bridge', given).usdtUnits).toBe(0n);
    expect(largest('card', given).usdtUnits).toBe(0n);
    expect(largest('usdt', given).usdtUnits).toBe(30_000_000_000n);
  });

  it('is whole cents by card', () => {
    const given = { soldWei: 9_999_000n * NAC, reservedWei: NAC / 2n };
    expect(largest('bridge', given).usdtUnits).toBe(1_995_000n);
    expect(largest('card', given).usdtUnits).toBe(1_990_000n);
  });
});

describe('a payment that is too large now', () => {
  it('can be delivered once the reservations of others are over, up to a fifth of what is unsold', () => {
    const held = { ...fresh, reservedWei: 2_000_000n * NAC };
    expect(isDeliverableLater(held, 'bridge', 20_000_000_000n)).toBe(true);
    expect(isDeliverableLater(held, 'bridge', 20_000_000_001n)).toBe(false);
    const half = { ...held, soldWei: 5_000_000n * NAC };
    expect(isDeliverableLater(half, 'bridge', 10_000_000_000n)).toBe(true);
    expect(isDeliverableLater(half, 'bridge', 10_000_000_001n)).toBe(false);
  });

  it('is delivered at its largest and refused one unit above, by the arithmetic of the contract', () => {
    const terms = constantFrom<PhaseNumber>(1, 2, 3);
    const part = bigInt({ min: 0n, max: 1_000_000n });
    assertProperty(
      property(terms, part, part, (phase, sold, reserved) => {
        const { allocationWei, priceUsdtUnits } = PRESALE_PHASES[phase - 1]!;
        const soldWei = (allocationWei * sold) / 1_000_000n;
        const reservedWei = ((allocationWei - soldWei) * reserved) / 5_000_000n;
        const { usdtUnits } = findLargestPayment({ phase, allocationWei, soldWei, reservedWei }, 'bridge');
        const perUnit = NAC / priceUsdtUnits;
        const fits = (units: bigint) =>
          units * perUnit <= ((allocationWei - soldWei) * 20n) / 100n - reservedWei;
        expect(fits(usdtUnits)).toBe(true);
        expect(fits(usdtUnits + 1n)).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });
});
