/** A schedule in calendar months from the launch; nothing is free before the cliff, everything at the end. */
export interface VestingSchedule {
  readonly holder: 'LiquidityVesting' | 'TeamVesting' | 'MarketingVesting';
  /** From the launch to the start of the line. */
  readonly startMonths: number;
  /** From the start to the end of the line. */
  readonly durationMonths: number;
  /** From the start to the first free coin. */
  readonly cliffMonths: number;
}

/**
 * Team: nothing for 6 months, then 24 months in a line. Marketing: 12 months in a line. Liquidity: everything after
 * 24 months.
 */
export const VESTING_SCHEDULES: readonly VestingSchedule[] = [
  { holder: 'TeamVesting', startMonths: 6, durationMonths: 24, cliffMonths: 0 },
  { holder: 'MarketingVesting', startMonths: 0, durationMonths: 12, cliffMonths: 0 },
  { holder: 'LiquidityVesting', startMonths: 0, durationMonths: 24, cliffMonths: 24 },
];

/** A schedule in whole seconds, as the contract takes it. */
export interface VestingTimes {
  readonly startAt: number;
  readonly durationSeconds: number;
  readonly cliffSeconds: number;
}

/**
 * The same time of day so many months later (UTC, seconds). A day that the month does not have becomes its last one.
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

/** When a schedule runs for a launch (seconds since 1970). Months are those of the calendar, counted from the launch. */
export function toVestingTimes(schedule: VestingSchedule, launchAt: number): VestingTimes {
  const { startMonths, durationMonths, cliffMonths } = schedule;
  const startAt = addMonths(launchAt, startMonths);
  return {
    startAt,
    durationSeconds: addMonths(launchAt, startMonths + durationMonths) - startAt,
    cliffSeconds: addMonths(launchAt, startMonths + cliffMonths) - startAt,
  };
}

/**
 * What has become free of an amount (wei), by the contract's arithmetic; both times in whole seconds.
 */
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
