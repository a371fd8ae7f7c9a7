import { WEI_PER_NAC } from '../chain/constants.ts';
import {
  BONUS_MIN_USDT_UNITS,
  BONUS_PERCENT,
  BONUS_PHASE,
  MIN_USDT_UNITS,
  PRESALE_PHASES,
  type PhaseNumber,
  type PhaseTerms,
} from './constants.ts';

/** The result of a payment. */
export interface PurchaseQuote {
  /** Coins for the payment, in wei. */
  readonly baseWei: bigint;
  /** Bonus coins, in wei. */
  readonly bonusWei: bigint;
}

/**
 * Returns price and allocation of a phase.
 * @throws RangeError for an unknown phase
 */
export function getPhaseTerms(phase: PhaseNumber): PhaseTerms {
  const terms = PRESALE_PHASES.find((terms) => terms.phase === phase);
  if (!terms) throw new RangeError(`there is no phase ${phase}`);
  return terms;
}

/**
 * Returns the coins (wei) for a payment in USDT units, without bonus. Exact, because every price divides one
 * NAC.
 */
export function usdtToNacWei(phase: PhaseNumber, usdtUnits: bigint): bigint {
  return usdtUnits * (WEI_PER_NAC / getPhaseTerms(phase).priceUsdtUnits);
}

/** Returns the minimum payment in USDT units for a number of coins (wei). Rounds up. */
export function nacWeiToUsdt(phase: PhaseNumber, nacWei: bigint): bigint {
  return (nacWei * getPhaseTerms(phase).priceUsdtUnits + WEI_PER_NAC - 1n) / WEI_PER_NAC;
}

/** Returns the largest payment in USDT units for the remaining coins (wei). Rounds down. */
export function affordableUsdtUnits(phase: PhaseNumber, leftWei: bigint): bigint {
  return (leftWei * getPhaseTerms(phase).priceUsdtUnits) / WEI_PER_NAC;
}

/**
 * Returns the largest payment in USDT units whose coins, including the bonus if a slot is left, do not
 * exceed this amount (wei).
 */
export function affordableWithBonus(phase: PhaseNumber, leftWei: bigint, hasBonusSlot: boolean): bigint {
  const without = affordableUsdtUnits(phase, leftWei);
  if (!hasBonusSlot || phase !== BONUS_PHASE) return without;
  const withBonus = affordableUsdtUnits(phase, (leftWei * 100n) / (100n + BONUS_PERCENT));
  if (withBonus >= BONUS_MIN_USDT_UNITS) return withBonus;
  // A payment below the bonus minimum gets fewer coins.
  return without < BONUS_MIN_USDT_UNITS ? without : BONUS_MIN_USDT_UNITS - 1n;
}

/** Returns true if a phase is over because its unsold coins (wei) are fewer than the smallest purchase. */
export function isPhaseSold(phase: PhaseNumber, unsoldWei: bigint): boolean {
  return unsoldWei < usdtToNacWei(phase, MIN_USDT_UNITS);
}

/**
 * Returns the coins for a payment, with the contract's arithmetic.
 * @param hasBonusSlot true if a slot is left and this buyer has had none, as recorded on the chain
 */
export function quotePurchase(phase: PhaseNumber, usdtUnits: bigint, hasBonusSlot: boolean): PurchaseQuote {
  const baseWei = usdtToNacWei(phase, usdtUnits);
  const isBonus = hasBonusSlot && phase === BONUS_PHASE && usdtUnits >= BONUS_MIN_USDT_UNITS;
  return { baseWei, bonusWei: isBonus ? (baseWei * BONUS_PERCENT) / 100n : 0n };
}
