/** A twelfth of a year of 365 days, in seconds: the month of all vesting. */
export const MONTH_SECONDS = (365 * 86_400) / 12;

/** A schedule, in seconds from the launch; nothing is free before the cliff, everything at the end. */
export interface VestingSchedule {
  readonly holder: 'LiquidityVesting' | 'TeamVesting' | 'MarketingVesting';
  /** From the launch to the start of the line. */
  readonly startSeconds: number;
  /** From the start to the end of the line. */
  readonly durationSeconds: number;
  /** From the start to the first free coin. */
  readonly cliffSeconds: number;
}

/**
 * Team: nothing for 6 months, then 24 months in a line. Marketing: 12 months in a line. Liquidity: everything after
 * 24 months. The launch is the time of block 1, the first that a transaction sealed.
 */
export const VESTING_SCHEDULES: readonly VestingSchedule[] = [
  {
    holder: 'TeamVesting',
    startSeconds: 6 * MONTH_SECONDS,
    durationSeconds: 24 * MONTH_SECONDS,
    cliffSeconds: 0,
  },
  { holder: 'MarketingVesting', startSeconds: 0, durationSeconds: 12 * MONTH_SECONDS, cliffSeconds: 0 },
  {
    holder: 'LiquidityVesting',
    startSeconds: 0,
    durationSeconds: 24 * MONTH_SECONDS,
    cliffSeconds: 24 * MONTH_SECONDS,
  },
];

/**
 * What has become free of an amount (wei), by the contract's arithmetic; both times in whole seconds.
 */
export function vestedWei(
  schedule: VestingSchedule,
  amountWei: bigint,
  launchAt: number,
  at: number,
): bigint {
  const passed = at - launchAt - schedule.startSeconds;
  if (passed < schedule.cliffSeconds || passed < 0) return 0n;
  if (passed >= schedule.durationSeconds) return amountWei;
  return (amountWei * BigInt(passed)) / BigInt(schedule.durationSeconds);
}
