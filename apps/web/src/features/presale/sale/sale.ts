import type { BridgeStatus } from '@nova/shared/presale/bridge';
import {
  BONUS_MIN_USDT_UNITS,
  BONUS_PHASE,
  BONUS_SLOTS_TOTAL,
  OFFCHAIN_WEI_PER_DAY,
  PRESALE_PHASES,
  type PhaseNumber,
} from '@nova/shared/presale/constants';
import { isPhaseSold, quotePurchase } from '@nova/shared/presale/pricing';
import type { Sale as SaleAnswer } from '@nova/shared/presale/sale';
import type { PresaleStatus } from '@nova/shared/presale/status';
import type { Hex } from 'viem';

export type BridgeEntry = BridgeStatus['details'][number];
export type BridgeChain = SaleAnswer['bridge'][number];
export type LatestPurchase = PresaleStatus['ledger']['details'][number];

/** Terms and totals of one phase; all amounts without bonus. */
export interface SalePhase {
  readonly phase: PhaseNumber;
  readonly priceUsdtUnits: bigint;
  readonly allocationWei: bigint;
  readonly soldWei: bigint;
  /** Coins reserved by open card and bridge payments. */
  readonly reservedWei: bigint;
}

/** State of the whole sale at one time. */
export interface Sale {
  /** The chain is slow: the values are outdated, and buying is disabled until it responds. */
  readonly isStale: boolean;
  /** Null in the built-in plan, where buying is impossible. */
  readonly contract: Hex | null;
  /** Null if this chain has none. */
  readonly usdt: Hex | null;
  /** True for the token without value, in development only. */
  readonly isTestUsdt: boolean;
  /** 1 to 3; 4 after all phases. */
  readonly currentPhase: number;
  readonly phases: readonly SalePhase[];
  readonly bonusSlotsTotal: number;
  readonly bonusSlotsUsed: number;
  /** Coins still available for card and bridge payments within 24 hours, bonus included. */
  readonly offchainLeftWei: bigint;
  readonly isPaused: boolean;
  /** Seconds since 1970; 0 = always. */
  readonly whitelistOpensAt: number;
  readonly publicOpensAt: number;
  readonly card: {
    readonly mode: 'live' | 'test' | 'off';
    readonly minUnits: bigint;
    readonly maxUnits: bigint;
  };
  readonly bridge: readonly BridgeChain[];
  /** Number and total of completed purchases, and the newest ones. */
  readonly ledger: {
    readonly entries: number;
    readonly usdtUnits: bigint;
    /** The simulated part of the total, in development only. */
    readonly simulatedUnits: bigint;
    readonly details: readonly LatestPurchase[];
  };
}

/** Shown when the sale cannot be read: the plan in the contract, marked as such and never sold from. */
export const BUILT_IN_SALE: Sale = {
  isStale: false,
  contract: null,
  usdt: null,
  isTestUsdt: false,
  currentPhase: 1,
  phases: PRESALE_PHASES.map((terms) => ({ ...terms, soldWei: 0n, reservedWei: 0n })),
  bonusSlotsTotal: BONUS_SLOTS_TOTAL,
  bonusSlotsUsed: 0,
  offchainLeftWei: OFFCHAIN_WEI_PER_DAY,
  isPaused: false,
  whitelistOpensAt: 0,
  publicOpensAt: 0,
  card: { mode: 'off', minUnits: 0n, maxUnits: 0n },
  bridge: [],
  ledger: { entries: 0, usdtUnits: 0n, simulatedUnits: 0n, details: [] },
};

const toSeconds = (time: string | null) => (time === null ? 0 : Math.ceil(Date.parse(time) / 1_000));

/** Combines the two server responses: the state with its payment methods, and the status with the ledger. */
export function toSale(answer: SaleAnswer, { ledger }: PresaleStatus): Sale {
  return {
    isStale: answer.is_stale,
    contract: answer.contract,
    usdt: answer.usdt,
    isTestUsdt: answer.is_test_usdt,
    currentPhase: answer.is_closed ? PRESALE_PHASES.length + 1 : answer.current_phase,
    phases: answer.phases.map((phase) => ({
      phase: phase.id as PhaseNumber,
      priceUsdtUnits: BigInt(phase.price_usdt_units),
      allocationWei: BigInt(phase.allocation),
      soldWei: BigInt(phase.sold),
      reservedWei: BigInt(phase.reserved),
    })),
    bonusSlotsTotal: answer.bonus.slots_total,
    bonusSlotsUsed: answer.bonus.slots_used,
    offchainLeftWei: BigInt(answer.offchain_left),
    isPaused: answer.is_paused,
    whitelistOpensAt: toSeconds(answer.whitelist_opens_at),
    publicOpensAt: toSeconds(answer.public_opens_at),
    card: {
      mode: answer.card.mode,
      minUnits: BigInt(answer.card.min_usdt_units),
      maxUnits: BigInt(answer.card.max_usdt_units),
    },
    bridge: answer.bridge,
    ledger: {
      entries: ledger.totalEntries,
      usdtUnits: BigInt(ledger.totalUsd),
      simulatedUnits: BigInt(answer.simulated_usdt_units),
      details: ledger.details,
    },
  };
}

/** `reserved`: open reservations hold the rest of the phase, so it may become available again. */
export type SaleState = 'open' | 'paused' | 'notOpen' | 'reserved' | 'ended';
export type PhaseState = 'open' | 'sold' | 'ended' | 'waiting';

/** Returns the available coins of a phase. */
export function leftOf({ allocationWei, soldWei, reservedWei }: SalePhase): bigint {
  return allocationWei - soldWei - reservedWei;
}

/** Returns the phase on sale; null after all phases. */
export function currentPhaseOf(sale: Sale): SalePhase | null {
  return sale.phases.find(({ phase }) => phase === sale.currentPhase) ?? null;
}

/** Returns the time in seconds from which an account may buy; 0 = always. */
export function opensAtOf(sale: Sale, isWhitelisted: boolean): number {
  return isWhitelisted ? sale.whitelistOpensAt : sale.publicOpensAt;
}

/** Returns whether buying is possible now. @param now seconds since 1970 */
export function saleStateOf(sale: Sale, now: number, isWhitelisted: boolean): SaleState {
  const current = currentPhaseOf(sale);
  if (current === null) return 'ended';
  if (sale.isPaused) return 'paused';
  if (now < opensAtOf(sale, isWhitelisted)) return 'notOpen';
  return isPhaseSold(current.phase, leftOf(current)) ? 'reserved' : 'open';
}

/** Returns the state of one phase relative to the others. */
export function phaseStateOf(sale: Sale, { phase, allocationWei, soldWei }: SalePhase): PhaseState {
  if (phase === sale.currentPhase) return 'open';
  if (phase > sale.currentPhase) return 'waiting';
  return isPhaseSold(phase, allocationWei - soldWei) ? 'sold' : 'ended';
}

export function totalSoldWei(sale: Sale): bigint {
  return sale.phases.reduce((sum, { soldWei }) => sum + soldWei, 0n);
}

export function bonusSlotsLeft(sale: Sale): number {
  return Math.max(0, sale.bonusSlotsTotal - sale.bonusSlotsUsed);
}

/** Why a purchase earns no bonus; null if it earns one. */
export type NoBonus = 'phase' | 'slots' | 'had' | 'minimum';

export function whyNoBonus(sale: Sale, usdtUnits: bigint, hasHadBonus: boolean): NoBonus | null {
  if (sale.currentPhase !== BONUS_PHASE) return 'phase';
  if (bonusSlotsLeft(sale) === 0) return 'slots';
  if (hasHadBonus) return 'had';
  return usdtUnits < BONUS_MIN_USDT_UNITS ? 'minimum' : null;
}

/** Returns the result of a payment by the contract's own arithmetic. */
export function quoteOf(sale: Sale, phase: PhaseNumber, usdtUnits: bigint, hasHadBonus: boolean) {
  return quotePurchase(phase, usdtUnits, whyNoBonus(sale, usdtUnits, hasHadBonus) === null);
}
