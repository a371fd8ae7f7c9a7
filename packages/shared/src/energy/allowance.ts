import { EP_PER_NAC } from './constants.ts';

/**
 * What limits a conversion beside the limits of the day. Whatever costs nothing to earn, 10,000 wallets earn as well as
 * one person, so such points share one pot a day, and more accounts only make the shares smaller. What converts beyond
 * the pot must have cost more than it brings: coins that the account has bought (docs/economics.md).
 */

/** NAC that a wallet must have bought for each NAC that its points convert to. */
export const BOUGHT_NAC_PER_CONVERTED_NAC = 5n;
/** Points that all accounts without enough purchases can convert together per UTC day; the same in CommunityRewards. */
export const POT_POINTS_PER_DAY = 10_000;
/** The most that one account's share of the pot grows by per UTC day. */
export const POT_SHARE_MAX_POINTS_PER_DAY = 200;
/** Shares are kept in thousandths of a point, so that a pot shared by many loses nothing to rounding. */
export const MILLI = 1_000;

/** Points that a wallet must have earned on a UTC day for the day to count as active; signing in alone brings 10. */
export const ACTIVE_DAY_MIN_POINTS = 50;

const WEI_PER_NAC = 10n ** 18n;

/** What decides how many points an account may still convert, whatever it has earned. */
export interface AllowanceFacts {
  /** NAC that the wallet has bought in the presale, bonus aside, in wei. */
  readonly boughtWei: bigint;
  /** Points that it has converted against its purchases. */
  readonly coveredUsed: number;
  /** Its shares of the daily pot so far, in thousandths of a point. */
  readonly potAccruedMilli: number;
  /** Points that it has converted out of the pot. */
  readonly potUsed: number;
}

/** Points that an account may still convert. */
export interface Allowance {
  /** Covered by purchases. */
  readonly covered: number;
  /** Covered by shares of the daily pot. */
  readonly pot: number;
}

/** All points that purchases of so many coins ever allow to convert; the contract's arithmetic. */
export function coveredPointsOf(boughtWei: bigint): number {
  return Number((boughtWei * BigInt(EP_PER_NAC)) / (BOUGHT_NAC_PER_CONVERTED_NAC * WEI_PER_NAC));
}

/** Whether an account shares the pot: one whose purchases still cover a conversion leaves it to the others. */
export function sharesPot(coveredPoints: number): boolean {
  return coveredPoints < EP_PER_NAC;
}

/**
 * One account's share of the pot of a UTC day, in thousandths of a point: everybody who qualifies gets the same.
 * @param accounts how many qualify on that day
 */
export function potShareMilli(accounts: number): number {
  if (accounts === 0) return 0;
  const share = Math.floor((POT_POINTS_PER_DAY * MILLI) / accounts);
  return Math.min(share, POT_SHARE_MAX_POINTS_PER_DAY * MILLI);
}

/** What an account may still convert. */
export function allowanceOf(facts: AllowanceFacts): Allowance {
  return {
    covered: Math.max(0, coveredPointsOf(facts.boughtWei) - facts.coveredUsed),
    pot: Math.max(0, Math.floor(facts.potAccruedMilli / MILLI) - facts.potUsed),
  };
}

/** How a conversion is covered: purchases first, so that the pot stays for accounts without any. */
export function splitConversion(
  points: number,
  allowance: Allowance,
): { covered: number; pot: number } | null {
  const covered = Math.min(points, allowance.covered);
  const pot = points - covered;
  return pot <= allowance.pot ? { covered, pot } : null;
}
