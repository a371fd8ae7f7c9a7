import { describe, expect, it } from 'vitest';
import { allocationSurplusWei, getAllocation, PURPOSES } from './allocation.ts';
import { MONTH_SECONDS, VESTING_SCHEDULES, vestedWei } from './vesting.ts';

describe('allocations', () => {
  it('sum to the whole supply, to the wei', () => {
    expect(allocationSurplusWei()).toBe(0n);
  });

  it('give the liquidity 40 % and the community 3 %', () => {
    expect(getAllocation('LiquidityVesting')).toBe(400_000_000_000_000_000_000_000_000n);
    expect(getAllocation('CommunityRewards')).toBe(30_000_000_000_000_000_000_000_000n);
  });
});

describe('purposes', () => {
  it('share out the whole supply, half of it to people who act', () => {
    expect(PURPOSES.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    expect(PURPOSES[0]).toEqual({ id: 'rewards', percent: 50 });
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
