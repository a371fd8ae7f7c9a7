import { assert as assertProperty, bigInt, constantFrom, property } from 'fast-check';
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

describe('prices', () => {
  it('give 100, 50 and 20 NAC for one USDT', () => {
    expect(usdtToNacWei(1, 1_000_000n)).toBe(100_000_000_000_000_000_000n);
    expect(usdtToNacWei(2, 1_000_000n)).toBe(50_000_000_000_000_000_000n);
    expect(usdtToNacWei(3, 1_000_000n)).toBe(20_000_000_000_000_000_000n);
  });

  it('sell 80,000,000 NAC in all', () => {
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

  it('cost of any coins pays for them, and one unit less does not', () => {
    const phases = constantFrom<PhaseNumber>(1, 2, 3);
    const amounts = bigInt({ min: 1n, max: 50_000_000n * NAC });
    assertProperty(
      property(phases, amounts, (phase, nacWei) => {
        const cost = nacWeiToUsdt(phase, nacWei);
        expect(usdtToNacWei(phase, cost)).toBeGreaterThanOrEqual(nacWei);
        expect(usdtToNacWei(phase, cost - 1n)).toBeLessThan(nacWei);
      }),
    );
  });

  it('know no fourth phase', () => {
    expect(() => getPhaseTerms(4 as PhaseNumber)).toThrow(RangeError);
  });
});

describe('quotePurchase', () => {
  it('adds a fifth in phase 1 from one USDT on', () => {
    expect(quotePurchase(1, 1_000_000n, true)).toEqual({ baseWei: 100n * NAC, bonusWei: 20n * NAC });
    expect(quotePurchase(1, 999_999n, true).bonusWei).toBe(0n);
  });

  it('adds nothing without a slot or in another phase', () => {
    expect(quotePurchase(1, 1_000_000n, false).bonusWei).toBe(0n);
    expect(quotePurchase(2, 1_000_000n, true).bonusWei).toBe(0n);
    expect(quotePurchase(3, 1_000_000n, true).bonusWei).toBe(0n);
  });
});

describe('isPhaseSold', () => {
  it('ends a phase when less than a cent buys is left', () => {
    expect(isPhaseSold(1, NAC)).toBe(false);
    expect(isPhaseSold(1, NAC - 1n)).toBe(true);
    expect(isPhaseSold(2, NAC / 2n)).toBe(false);
    expect(isPhaseSold(2, NAC / 2n - 1n)).toBe(true);
  });
});
