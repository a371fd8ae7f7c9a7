import { CARD_MAX_USDT_UNITS, UNITS_PER_CENT } from './card-terms.ts';
import {
  OFFCHAIN_WEI_PER_DAY,
  RESERVABLE_USDT_UNITS_MIN,
  RESERVED_PERCENT_MAX,
  type PhaseNumber,
} from './constants.ts';
import { PRESALE_ERRORS } from './errors.ts';
import { affordableUsdtUnits, affordableWithBonus, usdtToNacWei } from './pricing.ts';
import type { PaymentMethod } from './sale.ts';

/** The total, sold and reserved amounts of a phase in wei. */
export interface PhaseCapacity {
  readonly phase: PhaseNumber;
  readonly allocationWei: bigint;
  readonly soldWei: bigint;
  readonly reservedWei: bigint;
}

/** The values that determine the limits of one payment. */
export interface SaleCapacity extends PhaseCapacity {
  /** Remaining 24-hour limit of payments by card and from Ethereum, including bonuses, in wei. */
  readonly offchainLeftWei: bigint;
  /** True if the payment would get a bonus, provided that it is large enough and the phase has one. */
  readonly hasBonusSlot: boolean;
}

/** The largest valid payment, and the error code for a larger one. */
export interface LargestPayment {
  readonly usdtUnits: bigint;
  readonly code: string;
}

interface PaymentLimit {
  readonly code: string;
  readonly methods: readonly PaymentMethod[];
  /** Maximum of one payment in USDT units. */
  findMostUnits(capacity: SaleCapacity): bigint;
}

const EVERY_METHOD: readonly PaymentMethod[] = ['usdt', 'card', 'bridge'];
/** Methods whose payments our chain does not see; the contract reserves the coins first. */
const OFF_CHAIN: readonly PaymentMethod[] = ['card', 'bridge'];

/** All limits of the contract and of the card processor on one payment, which must meet all of them. */
const PAYMENT_LIMITS: readonly PaymentLimit[] = [
  { code: PRESALE_ERRORS.aboveMaximum, methods: ['card'], findMostUnits: () => CARD_MAX_USDT_UNITS },
  {
    code: PRESALE_ERRORS.exceedsPhase,
    methods: EVERY_METHOD,
    findMostUnits: (capacity) => affordableUsdtUnits(capacity.phase, findLeftWei(capacity)),
  },
  {
    code: PRESALE_ERRORS.reservationLimit,
    methods: OFF_CHAIN,
    findMostUnits: (capacity) => affordableUsdtUnits(capacity.phase, findReservableWei(capacity)),
  },
  {
    code: PRESALE_ERRORS.dailyLimit,
    methods: OFF_CHAIN,
    findMostUnits: ({ phase, offchainLeftWei, hasBonusSlot }) =>
      affordableWithBonus(phase, offchainLeftWei, hasBonusSlot),
  },
];

/** Returns the coins of a phase that are neither sold nor reserved, in wei. */
export function findLeftWei({ allocationWei, soldWei, reservedWei }: PhaseCapacity): bigint {
  return allocationWei - soldWei - reservedWei;
}

/** Returns the coins of a phase that can still be reserved, in wei. */
export function findReservableWei({ phase, allocationWei, soldWei, reservedWei }: PhaseCapacity): bigint {
  const partWei = ((allocationWei - soldWei) * RESERVED_PERCENT_MAX) / 100n;
  const leastWei = usdtToNacWei(phase, RESERVABLE_USDT_UNITS_MIN);
  const limitWei = partWei > leastWei ? partWei : leastWei;
  return limitWei > reservedWei ? limitWei - reservedWei : 0n;
}

/** Returns the largest payment that can be delivered completely now; by card in whole cents. */
export function findLargestPayment(capacity: SaleCapacity, method: PaymentMethod): LargestPayment {
  const limits = PAYMENT_LIMITS.filter(({ methods }) => methods.includes(method)).map(
    ({ code, findMostUnits }) => ({ code, usdtUnits: findMostUnits(capacity) }),
  );
  const smallest = limits.reduce((least, next) => (next.usdtUnits < least.usdtUnits ? next : least));
  if (method !== 'card') return smallest;
  return { ...smallest, usdtUnits: smallest.usdtUnits - (smallest.usdtUnits % UNITS_PER_CENT) };
}

/**
 * Returns true if a payment that is too large for its phase now can be delivered completely once no other
 * reservation is open. Otherwise it never can, because the sold amount only increases.
 */
export function isDeliverableLater(
  capacity: PhaseCapacity,
  method: PaymentMethod,
  usdtUnits: bigint,
): boolean {
  const later = { reservedWei: 0n, offchainLeftWei: OFFCHAIN_WEI_PER_DAY, hasBonusSlot: false };
  return usdtUnits <= findLargestPayment({ ...capacity, ...later }, method).usdtUnits;
}

/**
 * Maximum numbers of payments not received yet per account or wallet and per network: unpaid card pages, and
 * payments from Ethereum that are in no block.
 */
export const OPEN_PAYMENTS_MAX = { account: 3, network: 20 } as const;
/** Seconds for which a payment from Ethereum that is in no block counts as open. */
export const OPEN_BRIDGE_PAYMENT_SECONDS = 60 * 60;
