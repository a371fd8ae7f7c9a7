import { describe, expect, it } from 'vitest';
import { EMPTY_BOOKS, decideConversion, pointsToNacWei } from './conversion.ts';

// 2026-01-15 is UTC day 20468, which starts at 1768435200.
const DAY = 20_468;
const NOON = 1_768_478_400;

describe('pointsToNacWei', () => {
  it('gives one coin for a hundred points', () => {
    expect(pointsToNacWei(100)).toBe(1_000_000_000_000_000_000n);
    expect(pointsToNacWei(500)).toBe(5_000_000_000_000_000_000n);
  });

  it.each([0, -100, 99, 150, 100.5, Number.NaN])('refuses %s points', (points) => {
    expect(() => pointsToNacWei(points)).toThrow(RangeError);
  });
});

describe('decideConversion', () => {
  it('limits an account to 500 points until midnight UTC', () => {
    const used = { day: DAY, points: 400 };
    const books = { account: used, total: used, pot: used, coveredPoints: 0 };
    expect(decideConversion(100, books, NOON)).toEqual({
      accepted: true,
      nacWei: 1_000_000_000_000_000_000n,
      books: {
        account: { day: 20_468, points: 500 },
        total: { day: 20_468, points: 500 },
        pot: { day: 20_468, points: 500 },
        coveredPoints: 0,
      },
    });
    expect(decideConversion(200, books, NOON)).toEqual({
      accepted: false,
      reason: 'account_cap_reached',
      leftPoints: 100,
      nextAt: 1_768_521_600,
    });
    expect(decideConversion(500, books, 1_768_521_600)).toMatchObject({
      accepted: true,
      books: { account: { day: 20_469, points: 500 } },
    });
  });

  it('limits all accounts together to 500,000 points', () => {
    const total = { day: DAY, points: 499_900 };
    expect(decideConversion(100, { ...EMPTY_BOOKS, total }, NOON).accepted).toBe(true);
    expect(decideConversion(200, { ...EMPTY_BOOKS, total }, NOON)).toMatchObject({
      reason: 'total_cap_reached',
      leftPoints: 100,
    });
  });

  it('uses purchases first and limits the rest to the daily pot of 10,000 points', () => {
    const books = { ...EMPTY_BOOKS, pot: { day: DAY, points: 9_900 }, coveredPoints: 200 };
    expect(decideConversion(300, books, NOON)).toMatchObject({
      accepted: true,
      books: { pot: { day: 20_468, points: 10_000 }, coveredPoints: 0 },
    });
    expect(decideConversion(400, books, NOON)).toEqual({
      accepted: false,
      reason: 'pot_reached',
      leftPoints: 100,
      nextAt: 1_768_521_600,
    });
    expect(decideConversion(400, books, 1_768_521_600).accepted).toBe(true);
  });

  it('refuses points that are not a whole coin before it checks the limits', () => {
    expect(decideConversion(550, EMPTY_BOOKS, NOON)).toMatchObject({
      reason: 'invalid_points',
      leftPoints: 500,
    });
  });
});
