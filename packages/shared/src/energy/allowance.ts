import { WEI_PER_NAC } from '../chain/constants.ts';
import { EP_PER_NAC } from './constants.ts';

/**
 * Limits of conversions besides the daily ones. Points that cost nothing can be earned by 10,000 wallets as
 * easily as by one person, so they share one daily pot, and more accounts only make the shares smaller.
 * Conversions beyond the pot must have cost more than they return: coins that the account has bought
 * (docs/economics.md).
 */

/** NAC that a wallet must have bought for each NAC into which its points convert. */
export const BOUGHT_NAC_PER_CONVERTED_NAC = 5n;
/**
 * Points that all accounts without enough purchases can convert together per UTC day; the same in
 * CommunityRewards.
 */
export const POT_POINTS_PER_DAY = 10_000;
/** Maximum daily increase of one account's share of the pot in points. */
export const POT_SHARE_MAX_POINTS_PER_DAY = 200;
/** Shares are stored in thousandths of a point, so that a pot with many shares loses nothing to rounding. */
export const MILLI = 1_000;

/** Points that a wallet must earn on a UTC day for the day to count as active; logging in alone gives 10. */
export const ACTIVE_DAY_MIN_POINTS = 50;

/** The facts that determine how many points an account may still convert, regardless of points earned. */
export interface AllowanceFacts {
  /** NAC that the wallet bought in the presale, without bonus, in wei. */
  readonly boughtWei: bigint;
  /** Points already converted against its purchases. */
  readonly coveredUsed: number;
  /** Its shares of the daily pot so far, in thousandths of a point. */
  readonly potAccruedMilli: number;
  /** Points already converted from the pot. */
  readonly potUsed: number;
}

/** Points that an account may still convert. */
export interface Allowance {
  /** Covered by purchases. */
  readonly covered: number;
  /** Covered by shares of the daily pot. */
  readonly pot: number;
}

/**
 * Returns the total points that can ever be converted against purchases of this amount, with the contract's
 * arithmetic.
 */
export function coveredPointsOf(boughtWei: bigint): number {
  return Number((boughtWei * BigInt(EP_PER_NAC)) / (BOUGHT_NAC_PER_CONVERTED_NAC * WEI_PER_NAC));
}

/**
 * Returns true if an account shares the pot; accounts whose purchases still cover a conversion are excluded.
 */
export function sharesPot(coveredPoints: number): boolean {
  return coveredPoints < EP_PER_NAC;
}

/**
 * Returns one account's share of a UTC day's pot in thousandths of a point, which is equal for all accounts
 * that qualify.
 * @param accounts number of accounts that qualify on that day
 */
export function potShareMilli(accounts: number): number {
  if (accounts === 0) return 0;
  const share = Math.floor((POT_POINTS_PER_DAY * MILLI) / accounts);
  return Math.min(share, POT_SHARE_MAX_POINTS_PER_DAY * MILLI);
}

/** Returns how many points an account may still convert. */
export function allowanceOf(facts: AllowanceFacts): Allowance {
  return {
    covered: Math.max(0, coveredPointsOf(facts.boughtWei) - facts.coveredUsed),
    pot: Math.max(0, Math.floor(facts.potAccruedMilli / MILLI) - facts.potUsed),
  };
}

/** Splits a conversion by coverage: purchases first, so that the pot remains for accounts without any. */
export function splitConversion(
  points: number,
  allowance: Allowance,
): { covered: number; pot: number } | null {
  const covered = Math.min(points, allowance.covered);
  const pot = points - covered;
  return pot <= allowance.pot ? { covered, pot } : null;
}
