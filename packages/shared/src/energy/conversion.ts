import { WEI_PER_NAC } from '../chain/constants.ts';
import type { Address } from 'viem';
import { POT_POINTS_PER_DAY } from './allowance.ts';
import { EP_PER_NAC } from './constants.ts';
import { SECONDS_PER_DAY } from './rules.ts';

/** Points that one account can convert per UTC day; the same in the contract CommunityRewards. */
export const ACCOUNT_POINTS_PER_DAY = 500;
/** Points that all accounts together can convert per UTC day. */
export const TOTAL_POINTS_PER_DAY = 500_000;

/** Points converted on a UTC day (days since 1970); they count as zero on any other day. */
export interface DailyPoints {
  readonly day: number;
  readonly points: number;
}

/** Nothing converted yet. */
export const NO_DAILY_POINTS: DailyPoints = { day: 0, points: 0 };

/** Reasons why points cannot be converted; each is an error of CommunityRewards with the same noun. */
export type ConversionRefusal =
  | 'invalid_points'
  | 'account_cap_reached'
  | 'total_cap_reached'
  | 'pot_reached';

/** The contract's state before a conversion. */
export interface ConversionBooks {
  /** Points that the account converted on its last day. */
  readonly account: DailyPoints;
  /** Points that all accounts together converted. */
  readonly total: DailyPoints;
  /** Points that all accounts together converted without purchases. */
  readonly pot: DailyPoints;
  /** Points still covered by the account's purchases. */
  readonly coveredPoints: number;
}

/** State without any conversions or purchases. */
export const EMPTY_BOOKS: ConversionBooks = {
  account: NO_DAILY_POINTS,
  total: NO_DAILY_POINTS,
  pot: NO_DAILY_POINTS,
  coveredPoints: 0,
};

/** `leftPoints` can still be converted before `nextAt` (seconds). */
export type ConversionDecision =
  | { accepted: true; nacWei: bigint; books: ConversionBooks }
  | { accepted: false; reason: ConversionRefusal; leftPoints: number; nextAt: number };

/** Fields of the event `Converted`, with its names. */
export interface Converted {
  readonly account: Address;
  readonly points: bigint;
  /** Coins paid, in wei. */
  readonly nacWei: bigint;
  /** The nonce of the permit that was used. */
  readonly nonce: bigint;
}

/** Fields of a conversion permit, with the names of the signed struct. */
export interface ConvertPermit {
  readonly account: Address;
  readonly points: bigint;
  /** `nonces(account)` of the contract. */
  readonly nonce: bigint;
  /** Last second at which the permit is valid. */
  readonly deadline: bigint;
}

/**
 * Converts points to coins in wei.
 * @throws RangeError unless the points are a multiple of one hundred and at least one hundred
 */
export function pointsToNacWei(points: number): bigint {
  if (!isConvertible(points)) throw new RangeError(`${points} points make no whole coin`);
  return (BigInt(points) * WEI_PER_NAC) / BigInt(EP_PER_NAC);
}

/**
 * Decides a conversion with the contract's arithmetic, apart from permit and balance.
 * @param at block time in seconds
 */
export function decideConversion(points: number, books: ConversionBooks, at: number): ConversionDecision {
  const day = Math.floor(at / SECONDS_PER_DAY);
  const nextAt = (day + 1) * SECONDS_PER_DAY;
  const ofAccount = pointsOn(books.account, day);
  const ofAll = pointsOn(books.total, day);
  const ofPot = pointsOn(books.pot, day);
  const accountLeft = ACCOUNT_POINTS_PER_DAY - ofAccount;
  const totalLeft = TOTAL_POINTS_PER_DAY - ofAll;
  const covered = Math.min(points, books.coveredPoints);
  const fromPot = points - covered;
  const refuse = (reason: ConversionRefusal, leftPoints: number) =>
    ({ accepted: false, reason, leftPoints, nextAt }) as const;
  if (!isConvertible(points)) return refuse('invalid_points', Math.min(accountLeft, totalLeft));
  if (points > accountLeft) return refuse('account_cap_reached', accountLeft);
  if (points > totalLeft) return refuse('total_cap_reached', totalLeft);
  if (fromPot > POT_POINTS_PER_DAY - ofPot) return refuse('pot_reached', POT_POINTS_PER_DAY - ofPot);
  return {
    accepted: true,
    nacWei: pointsToNacWei(points),
    books: {
      account: { day, points: ofAccount + points },
      total: { day, points: ofAll + points },
      pot: fromPot > 0 ? { day, points: ofPot + fromPot } : books.pot,
      coveredPoints: books.coveredPoints - covered,
    },
  };
}

/**
 * Returns the EIP-712 data that an attestor signs to permit a conversion, for viem's `signTypedData` and
 * `hashTypedData`.
 * @param contract CommunityRewards on its chain
 */
export function convertTypedData(contract: { chainId: number; address: Address }, permit: ConvertPermit) {
  return {
    domain: {
      name: 'Nova Community Rewards',
      version: '1',
      chainId: contract.chainId,
      verifyingContract: contract.address,
    },
    types: {
      Convert: [
        { name: 'account', type: 'address' },
        { name: 'points', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'Convert',
    message: permit,
  } as const;
}

function isConvertible(points: number): boolean {
  return Number.isSafeInteger(points) && points > 0 && points % EP_PER_NAC === 0;
}

function pointsOn(use: DailyPoints, day: number): number {
  return use.day === day ? use.points : 0;
}
