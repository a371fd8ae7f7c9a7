import { describe, expect, it } from 'vitest';
import { allocationSurplusWei, getAllocation, PURPOSES, SUPPLY_PARTS } from './allocation.ts';
import { MONTH_SECONDS, VESTING_SCHEDULES, vestedWei } from './vesting.ts';

describe('allocations', () => {
  it('sum to the whole supply, to the wei', () => {
    expect(allocationSurplusWei()).toBe(0n);
  });

  it.each([
    ['LiquidityVesting', 400_000_000_000_000_000_000_000_000n],
    ['Presale', 80_000_000_000_000_000_000_000_000n],
    ['PresaleReserve', 120_000_000_000_000_000_000_000_000n],
    ['TeamVesting', 150_000_000_000_000_000_000_000_000n],
    ['MarketingVesting', 150_000_000_000_000_000_000_000_000n],
    ['CommunityRewards', 30_000_000_000_000_000_000_000_000n],
  ] as const)('give %s what the specification says', (holder, amountWei) => {
    expect(getAllocation(holder)).toBe(amountWei);
  });

  it('give the ecosystem 7 %, of which the keys of the server get their gas', () => {
    expect(getAllocation('Safe') + getAllocation('operations')).toBe(70_000_000_000_000_000_000_000_000n);
  });
});

describe('parts of the supply', () => {
  it('are what the contracts hold: 3 % of it are rewards, and together they are everything', () => {
    expect(SUPPLY_PARTS.map(({ id, percent }) => [id, percent])).toEqual([
      ['liquidity', 40],
      ['sale', 8],
      ['reserve', 12],
      ['team', 15],
      ['marketing', 15],
      ['ecosystem', 7],
      ['rewards', 3],
    ]);
    expect(SUPPLY_PARTS.reduce((sum, { amountWei }) => sum + amountWei, 0n)).toBe(
      1_000_000_000_000_000_000_000_000_000n,
    );
  });
});

describe('announced purposes', () => {
  it('add up to the whole supply', () => {
    expect(PURPOSES.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    expect(PURPOSES.map(({ percent }) => percent)).toEqual([50, 20, 15, 10, 5]);
  });
});

describe('vestedWei', () => {
  const LAUNCH = 1_768_435_200;
  const [team, marketing, liquidity] = VESTING_SCHEDULES;

  it('frees nothing of the team for six months and then a line of twenty-four', () => {
    expect(vestedWei(team!, 2_400n, LAUNCH, LAUNCH + 6 * MONTH_SECONDS)).toBe(0n);
    expect(vestedWei(team!, 2_400n, LAUNCH, LAUNCH + 7 * MONTH_SECONDS)).toBe(100n);
    expect(vestedWei(team!, 2_400n, LAUNCH, LAUNCH + 30 * MONTH_SECONDS)).toBe(2_400n);
    expect(vestedWei(team!, 2_400n, LAUNCH, LAUNCH - 1)).toBe(0n);
  });

  it('frees marketing in a line of twelve months', () => {
    expect(vestedWei(marketing!, 1_200n, LAUNCH, LAUNCH + MONTH_SECONDS)).toBe(100n);
  });

  it('frees liquidity at once after twenty-four months', () => {
    expect(vestedWei(liquidity!, 1n, LAUNCH, LAUNCH + 24 * MONTH_SECONDS - 1)).toBe(0n);
    expect(vestedWei(liquidity!, 1n, LAUNCH, LAUNCH + 24 * MONTH_SECONDS)).toBe(1n);
  });
});
