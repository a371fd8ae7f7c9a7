import {
  BONUS_MIN_USDT_UNITS,
  BONUS_PERCENT,
  BONUS_PHASE,
  MIN_USDT_UNITS,
  PRESALE_PHASES,
  type PhaseNumber,
  type PhaseTerms,
} from './constants.ts';

const WEI_PER_NAC = 10n ** 18n;

/** What a payment brings. */
export interface PurchaseQuote {
  /** Coins for the payment, in wei. */
  readonly baseWei: bigint;
  /** Coins on top, in wei. */
  readonly bonusWei: bigint;
}

/**
 * Price and allocation of a phase.
 * @throws RangeError when there is no such phase
 */
export function getPhaseTerms(phase: PhaseNumber): PhaseTerms {
  const terms = PRESALE_PHASES.find((terms) => terms.phase === phase);
  if (!terms) throw new RangeError(`there is no phase ${phase}`);
  return terms;
}

/** Coins (wei) for a payment in USDT units, without bonus. Exact: every price divides one NAC. */
export function usdtToNacWei(phase: PhaseNumber, usdtUnits: bigint): bigint {
  return usdtUnits * (WEI_PER_NAC / getPhaseTerms(phase).priceUsdtUnits);
}

/** The least payment in USDT units for a number of coins (wei). Rounds up. */
export function nacWeiToUsdt(phase: PhaseNumber, nacWei: bigint): bigint {
  return (nacWei * getPhaseTerms(phase).priceUsdtUnits + WEI_PER_NAC - 1n) / WEI_PER_NAC;
}

/** The largest payment in USDT units that the coins left (wei) allow. Rounds down. */
export function affordableUsdtUnits(phase: PhaseNumber, leftWei: bigint): bigint {
  return (leftWei * getPhaseTerms(phase).priceUsdtUnits) / WEI_PER_NAC;
}

/** The largest payment in USDT units whose coins, with the bonus if there is a slot for it, are no more than this (wei). */
export function affordableWithBonus(phase: PhaseNumber, leftWei: bigint, hasBonusSlot: boolean): bigint {
  const without = affordableUsdtUnits(phase, leftWei);
  if (!hasBonusSlot || phase !== BONUS_PHASE) return without;
  const withBonus = affordableUsdtUnits(phase, (leftWei * 100n) / (100n + BONUS_PERCENT));
  if (withBonus >= BONUS_MIN_USDT_UNITS) return withBonus;
  // A payment too small for the bonus brings less.
  return without < BONUS_MIN_USDT_UNITS ? without : BONUS_MIN_USDT_UNITS - 1n;
}

/** True when so little is unsold (wei) that the phase is over: less than the smallest purchase. */
export function isPhaseSold(phase: PhaseNumber, unsoldWei: bigint): boolean {
  return unsoldWei < usdtToNacWei(phase, MIN_USDT_UNITS);
}

/**
 * What a payment brings, by the contract's arithmetic.
 * @param hasBonusSlot whether a slot is left and this buyer has had none; the chain knows
 */
export function quotePurchase(phase: PhaseNumber, usdtUnits: bigint, hasBonusSlot: boolean): PurchaseQuote {
  const baseWei = usdtToNacWei(phase, usdtUnits);
  const isBonus = hasBonusSlot && phase === BONUS_PHASE && usdtUnits >= BONUS_MIN_USDT_UNITS;
  return { baseWei, bonusWei: isBonus ? (baseWei * BONUS_PERCENT) / 100n : 0n };
}
