import { assert as assertProperty, bigInt, boolean, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESALE_PHASES, type PhaseNumber } from './constants.ts';
import {
  affordableUsdtUnits,
  getPhaseTerms,
  isPhaseSold,
  nacWeiToUsdt,
  quotePurchase,
  usdtToNacWei,
} from './pricing.ts';

const NAC = 10n ** 18n;
const phases = constantFrom<PhaseNumber>(1, 2, 3);
const coins = bigInt({ min: 1n, max: 50_000_000n * NAC });
const payments = bigInt({ min: 0n, max: 2_500_000_000_000n });

describe('prices', () => {
  it('give 100, 50 and 20 NAC for one USDT', () => {
    expect(usdtToNacWei(1, 1_000_000n)).toBe(100_000_000_000_000_000_000n);
    expect(usdtToNacWei(2, 1_000_000n)).toBe(50_000_000_000_000_000_000n);
    expect(usdtToNacWei(3, 1_000_000n)).toBe(20_000_000_000_000_000_000n);
  });

  it('sell 80,000,000 NAC in total', () => {
    expect(PRESALE_PHASES.reduce((sum, { allocationWei }) => sum + allocationWei, 0n)).toBe(
      80_000_000n * NAC,
    );
  });

  it('round the cost of coins up and the affordable payment down', () => {
    expect(nacWeiToUsdt(1, 1n)).toBe(1n);
    expect(nacWeiToUsdt(1, NAC)).toBe(10_000n);
    expect(nacWeiToUsdt(1, NAC + 1n)).toBe(10_001n);
    expect(affordableUsdtUnits(1, NAC - 1n)).toBe(9_999n);
    expect(nacWeiToUsdt(3, 0n)).toBe(0n);
  });

  it('the cost of any number of coins pays for them, and one unit less does not', () => {
    assertProperty(
      property(phases, coins, (phase, nacWei) => {
        const cost = nacWeiToUsdt(phase, nacWei);
        expect(usdtToNacWei(phase, cost)).toBeGreaterThanOrEqual(nacWei);
        expect(usdtToNacWei(phase, cost - 1n)).toBeLessThan(nacWei);
      }),
    );
  });

  it('the affordable payment fits the remaining coins, and one unit more does not', () => {
    assertProperty(
      property(phases, coins, (phase, leftWei) => {
        const most = affordableUsdtUnits(phase, leftWei);
        expect(usdtToNacWei(phase, most)).toBeLessThanOrEqual(leftWei);
        expect(usdtToNacWei(phase, most + 1n)).toBeGreaterThan(leftWei);
      }),
    );
  });

  it('lose nothing when converted from 6 decimals to 18 and back', () => {
    assertProperty(
      property(phases, payments, (phase, units) => {
        expect(nacWeiToUsdt(phase, usdtToNacWei(phase, units))).toBe(units);
        expect(affordableUsdtUnits(phase, usdtToNacWei(phase, units))).toBe(units);
      }),
    );
  });

  it('add at most one unit for coins between two units', () => {
    assertProperty(
      property(phases, coins, (phase, nacWei) => {
        const [up, down] = [nacWeiToUsdt(phase, nacWei), affordableUsdtUnits(phase, nacWei)];
        expect([0n, 1n]).toContain(up - down);
        expect(up === down).toBe(usdtToNacWei(phase, down) === nacWei);
      }),
    );
  });

  it('give the same coins for a split payment', () => {
    assertProperty(
      property(phases, payments, payments, (phase, first, second) => {
        expect(usdtToNacWei(phase, first) + usdtToNacWei(phase, second)).toBe(
          usdtToNacWei(phase, first + second),
        );
      }),
    );
  });

  it('have no fourth phase', () => {
    expect(() => getPhaseTerms(4 as PhaseNumber)).toThrow(RangeError);
  });
});

describe('quotePurchase', () => {
  it('adds a fifth in phase 1 from one USDT', () => {
    expect(quotePurchase(1, 1_000_000n, true)).toEqual({ baseWei: 100n * NAC, bonusWei: 20n * NAC });
    expect(quotePurchase(1, 999_999n, true).bonusWei).toBe(0n);
  });

  it('adds nothing without a slot or in another phase', () => {
    expect(quotePurchase(1, 1_000_000n, false).bonusWei).toBe(0n);
    expect(quotePurchase(2, 1_000_000n, true).bonusWei).toBe(0n);
    expect(quotePurchase(3, 1_000_000n, true).bonusWei).toBe(0n);
  });

  it('adds exactly a fifth or nothing, depending only on phase, payment and slot', () => {
    assertProperty(
      property(phases, payments, boolean(), (phase, units, hasSlot) => {
        const { baseWei, bonusWei } = quotePurchase(phase, units, hasSlot);
        expect(baseWei).toBe(usdtToNacWei(phase, units));
        const isDue = hasSlot && phase === 1 && units >= 1_000_000n;
        expect(bonusWei * 5n).toBe(isDue ? baseWei : 0n);
      }),
    );
  });

  it('never gives more for a split payment than for the whole', () => {
    assertProperty(
      property(payments, payments, (first, second) => {
        const total = (units: bigint, hasSlot: boolean) => {
          const { baseWei, bonusWei } = quotePurchase(1, units, hasSlot);
          return baseWei + bonusWei;
        };
        // A buyer has one bonus slot, used for the larger or the smaller part.
        const [small, large] = first < second ? [first, second] : [second, first];
        expect(total(small, false) + total(large, true)).toBeLessThanOrEqual(total(first + second, true));
      }),
    );
  });
});

describe('isPhaseSold', () => {
  it('ends a phase when less than one cent’s worth is left', () => {
    expect(isPhaseSold(1, NAC)).toBe(false);
    expect(isPhaseSold(1, NAC - 1n)).toBe(true);
    expect(isPhaseSold(2, NAC / 2n)).toBe(false);
    expect(isPhaseSold(2, NAC / 2n - 1n)).toBe(true);
  });
});
