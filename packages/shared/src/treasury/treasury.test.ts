import { describe, expect, it } from 'vitest';
import { allocationSurplusWei, getAllocation, PURPOSES, SUPPLY_PARTS } from './allocation.ts';
import { addMonths, toVestingTimes, VESTING_SCHEDULES, vestedWei } from './vesting.ts';

describe('allocations', () => {
  it('add up to the whole supply, to the wei', () => {
    expect(allocationSurplusWei()).toBe(0n);
  });

  it.each([
    ['LiquidityVesting', 400_000_000_000_000_000_000_000_000n],
    ['Presale', 80_000_000_000_000_000_000_000_000n],
    ['PresaleReserve', 120_000_000_000_000_000_000_000_000n],
    ['TeamVesting', 150_000_000_000_000_000_000_000_000n],
    ['MarketingVesting', 150_000_000_000_000_000_000_000_000n],
    ['CommunityRewards', 30_000_000_000_000_000_000_000_000n],
  ] as const)('give %s the amount of the specification', (holder, amountWei) => {
    expect(getAllocation(holder)).toBe(amountWei);
  });

  it('give the ecosystem 7 %, including the gas of the server’s keys', () => {
    expect(getAllocation('Safe') + getAllocation('operations')).toBe(70_000_000_000_000_000_000_000_000n);
  });
});

describe('parts of the supply', () => {
  it('equal the holdings of the contracts: 3 % are rewards, and together they are the whole supply', () => {
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

const secondsOf = (time: string) => Date.parse(time) / 1000;

describe('addMonths', () => {
  it.each([
    ['2026-01-15T12:30:05Z', 24, '2028-01-15T12:30:05Z'],
    ['2026-11-24T00:00:00Z', 6, '2027-05-24T00:00:00Z'],
    ['2026-08-31T23:59:59Z', 6, '2027-02-28T23:59:59Z'],
    ['2027-08-31T00:00:00Z', 6, '2028-02-29T00:00:00Z'],
    ['2028-02-29T08:00:00Z', 12, '2029-02-28T08:00:00Z'],
    ['2026-12-31T00:00:00Z', 0, '2026-12-31T00:00:00Z'],
  ])('from %s, adding %i calendar months gives %s', (from, months, to) => {
    expect(addMonths(secondsOf(from), months)).toBe(secondsOf(to));
  });
});

describe('toVestingTimes', () => {
  it('locks liquidity until the same day two years later, leap days included', () => {
    const liquidity = VESTING_SCHEDULES.find(({ holder }) => holder === 'LiquidityVesting')!;
    const launchAt = secondsOf('2026-11-24T00:00:00Z');
    const { startAt, durationSeconds, cliffSeconds } = toVestingTimes(liquidity, launchAt);
    expect(startAt + durationSeconds).toBe(secondsOf('2028-11-24T00:00:00Z'));
    expect(cliffSeconds).toBe(durationSeconds);
    expect(durationSeconds).toBe(731 * 86_400);
  });
});

describe('vestedWei', () => {
  const LAUNCH = secondsOf('2026-01-15T00:00:00Z');
  const [team, marketing, liquidity] = VESTING_SCHEDULES;

  it('vests nothing of the team for six months and then linearly for twenty-four', () => {
    expect(vestedWei(team!, 731n, LAUNCH, secondsOf('2026-07-15T00:00:00Z'))).toBe(0n);
    expect(vestedWei(team!, 731n, LAUNCH, secondsOf('2026-08-15T00:00:00Z'))).toBe(31n);
    expect(vestedWei(team!, 731n, LAUNCH, secondsOf('2028-07-15T00:00:00Z'))).toBe(731n);
    expect(vestedWei(team!, 731n, LAUNCH, LAUNCH - 1)).toBe(0n);
  });

  it('vests marketing linearly over twelve months', () => {
    expect(vestedWei(marketing!, 365n, LAUNCH, secondsOf('2026-02-15T00:00:00Z'))).toBe(31n);
  });

  it('vests liquidity at once after twenty-four months', () => {
    expect(vestedWei(liquidity!, 1n, LAUNCH, secondsOf('2028-01-15T00:00:00Z') - 1)).toBe(0n);
    expect(vestedWei(liquidity!, 1n, LAUNCH, secondsOf('2028-01-15T00:00:00Z'))).toBe(1n);
  });
});
