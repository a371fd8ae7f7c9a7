import { describe, expect, it } from 'vitest';
import { NO_DAILY_POINTS, decideConversion, pointsToNacWei } from './conversion.ts';

// 2026-01-15 is UTC day 20468, from 1768435200 on.
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
  it('holds an account to 500 points until midnight UTC', () => {
    const used = { day: DAY, points: 400 };
    expect(decideConversion(100, used, used, NOON)).toEqual({
      accepted: true,
      nacWei: 1_000_000_000_000_000_000n,
      account: { day: 20_468, points: 500 },
      total: { day: 20_468, points: 500 },
    });
    expect(decideConversion(200, used, used, NOON)).toEqual({
      accepted: false,
      reason: 'account_cap_reached',
      leftPoints: 100,
      nextAt: 1_768_521_600,
    });
    expect(decideConversion(500, used, used, 1_768_521_600)).toMatchObject({
      accepted: true,
      account: { day: 20_469, points: 500 },
    });
  });

  it('holds all accounts together to 2,000,000 points', () => {
    const total = { day: DAY, points: 1_999_900 };
    expect(decideConversion(100, NO_DAILY_POINTS, total, NOON).accepted).toBe(true);
    expect(decideConversion(200, NO_DAILY_POINTS, total, NOON)).toMatchObject({
      reason: 'total_cap_reached',
      leftPoints: 100,
    });
  });

  it('refuses points that make no whole coin before it looks at the limits', () => {
    expect(decideConversion(550, NO_DAILY_POINTS, NO_DAILY_POINTS, NOON)).toMatchObject({
      reason: 'invalid_points',
      leftPoints: 500,
    });
  });
});
