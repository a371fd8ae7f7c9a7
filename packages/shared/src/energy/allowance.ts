import { EP_PER_NAC } from './constants.ts';

/** NAC that a wallet must have bought for each NAC that its points convert to. */
export const BOUGHT_NAC_PER_CONVERTED_NAC = 5n;
/** Points that all accounts without enough purchases can convert together per UTC day; the same in CommunityRewards. */
export const OPEN_POT_POINTS_PER_DAY = 5_000;
/** The most that one account's share of the pot grows by per UTC day. */
export const OPEN_SHARE_MAX_POINTS_PER_DAY = 100;
/** Shares are kept in thousandths of a point, so that a pot shared by many loses nothing to rounding. */
export const MILLI = 1_000;

const WEI_PER_NAC = 10n ** 18n;

/** What decides how many points an account may still convert, whatever it has earned. */
export interface AllowanceFacts {
  /** NAC that the wallet has bought in the presale, bonus aside, in wei. */
  readonly boughtWei: bigint;
  /** Points that it has converted against its purchases. */
  readonly backedUsed: number;
  /** Its shares of the daily pot so far, in thousandths of a point. */
  readonly openAccruedMilli: number;
  /** Points that it has converted out of the pot. */
  readonly openUsed: number;
}

/** Points that an account may still convert. */
export interface Allowance {
  /** Covered by purchases. */
  readonly backed: number;
  /** Covered by shares of the daily pot. */
  readonly open: number;
}

/** All points that purchases of so many coins ever allow to convert; the contract's arithmetic. */
export function backedPointsOf(boughtWei: bigint): number {
  return Number((boughtWei * BigInt(EP_PER_NAC)) / (BOUGHT_NAC_PER_CONVERTED_NAC * WEI_PER_NAC));
}

/**
 * One account's share of the pot of a UTC day, in thousandths of a point: everybody who qualifies gets the same.
 * @param accounts how many qualify on that day
 */
export function openShareMilli(accounts: number): number {
  if (accounts === 0) return 0;
  const share = Math.floor((OPEN_POT_POINTS_PER_DAY * MILLI) / accounts);
  return Math.min(share, OPEN_SHARE_MAX_POINTS_PER_DAY * MILLI);
}

/** What an account may still convert. */
export function allowanceOf(facts: AllowanceFacts): Allowance {
  return {
    backed: Math.max(0, backedPointsOf(facts.boughtWei) - facts.backedUsed),
    open: Math.max(0, Math.floor(facts.openAccruedMilli / MILLI) - facts.openUsed),
  };
}

/** How a conversion is covered: purchases first, so that the pot stays for accounts without any. */
export function splitConversion(
  points: number,
  allowance: Allowance,
): { backed: number; open: number } | null {
  const backed = Math.min(points, allowance.backed);
  const open = points - backed;
  return open <= allowance.open ? { backed, open } : null;
}
