/**
 * A schedule in calendar months from the launch; nothing is vested before the cliff, everything at the end.
 */
export interface VestingSchedule {
  readonly holder: 'LiquidityVesting' | 'TeamVesting' | 'MarketingVesting';
  /** Months from the launch to the start of linear vesting. */
  readonly startMonths: number;
  /** Months from the start to the end of linear vesting. */
  readonly durationMonths: number;
  /** Months from the start to the first vested coin. */
  readonly cliffMonths: number;
}

/**
 * Team: nothing for 6 months, then linear over 24 months. Marketing: linear over 12 months. Liquidity:
 * everything after 24 months.
 */
export const VESTING_SCHEDULES: readonly VestingSchedule[] = [
  { holder: 'TeamVesting', startMonths: 6, durationMonths: 24, cliffMonths: 0 },
  { holder: 'MarketingVesting', startMonths: 0, durationMonths: 12, cliffMonths: 0 },
  { holder: 'LiquidityVesting', startMonths: 0, durationMonths: 24, cliffMonths: 24 },
];

/** A schedule in whole seconds for the contract. */
export interface VestingTimes {
  readonly startAt: number;
  readonly durationSeconds: number;
  readonly cliffSeconds: number;
}

/**
 * Adds months to a time (UTC, seconds) and keeps the time of day. A day that the month lacks becomes its
 * last one.
 */
export function addMonths(at: number, months: number): number {
  const from = new Date(at * 1000);
  const to = new Date(at * 1000);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}

/**
 * Returns the times of a schedule for a launch (seconds since 1970), counted in calendar months from the
 * launch.
 */
export function toVestingTimes(schedule: VestingSchedule, launchAt: number): VestingTimes {
  const { startMonths, durationMonths, cliffMonths } = schedule;
  const startAt = addMonths(launchAt, startMonths);
  return {
    startAt,
    durationSeconds: addMonths(launchAt, startMonths + durationMonths) - startAt,
    cliffSeconds: addMonths(launchAt, startMonths + cliffMonths) - startAt,
  };
}

/** Returns the vested part of an amount (wei) with the contract's arithmetic; both times in whole seconds. */
export function vestedWei(
  schedule: VestingSchedule,
  amountWei: bigint,
  launchAt: number,
  at: number,
): bigint {
  const { startAt, durationSeconds, cliffSeconds } = toVestingTimes(schedule, launchAt);
  const passed = at - startAt;
  if (passed < cliffSeconds || passed < 0) return 0n;
  if (passed >= durationSeconds) return amountWei;
  return (amountWei * BigInt(passed)) / BigInt(durationSeconds);
}
