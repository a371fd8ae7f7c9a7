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

/** What a phase sells, has sold, and holds for open reservations; wei. */
export interface PhaseCapacity {
  readonly phase: PhaseNumber;
  readonly allocationWei: bigint;
  readonly soldWei: bigint;
  readonly reservedWei: bigint;
}

/** What the limits on one payment depend on. */
export interface SaleCapacity extends PhaseCapacity {
  /** What payments by card and bridge can still bring in these 24 hours, bonus included; wei. */
  readonly offchainLeftWei: bigint;
  /** Whether the payment would bring a bonus, if it is large enough and the phase has one. */
  readonly hasBonusSlot: boolean;
}

/** The largest payment that works, and the code of the limit that a larger one breaks. */
export interface LargestPayment {
  readonly usdtUnits: bigint;
  readonly code: string;
}

interface PaymentLimit {
  readonly code: string;
  readonly methods: readonly PaymentMethod[];
  /** USDT units of one payment. */
  findMostUnits(capacity: SaleCapacity): bigint;
}

const EVERY_METHOD: readonly PaymentMethod[] = ['usdt', 'card', 'bridge'];
/** Paid where our chain does not see it: the contract puts the coins aside first. */
const OFF_CHAIN: readonly PaymentMethod[] = ['card', 'bridge'];

/** Every limit of the contract and of the card processor on one payment. A payment has to keep all of them. */
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

/** Coins of a phase that are neither sold nor reserved, in wei. */
export function findLeftWei({ allocationWei, soldWei, reservedWei }: PhaseCapacity): bigint {
  return allocationWei - soldWei - reservedWei;
}

/** Coins of a phase that reservations may still hold, in wei. */
export function findReservableWei({ phase, allocationWei, soldWei, reservedWei }: PhaseCapacity): bigint {
  const partWei = ((allocationWei - soldWei) * RESERVED_PERCENT_MAX) / 100n;
  const leastWei = usdtToNacWei(phase, RESERVABLE_USDT_UNITS_MIN);
  const limitWei = partWei > leastWei ? partWei : leastWei;
  return limitWei > reservedWei ? limitWei - reservedWei : 0n;
}

/** The largest payment that can be delivered whole now; by card in whole cents. */
export function findLargestPayment(capacity: SaleCapacity, method: PaymentMethod): LargestPayment {
  const limits = PAYMENT_LIMITS.filter(({ methods }) => methods.includes(method)).map(
    ({ code, findMostUnits }) => ({ code, usdtUnits: findMostUnits(capacity) }),
  );
  const smallest = limits.reduce((least, next) => (next.usdtUnits < least.usdtUnits ? next : least));
  if (method !== 'card') return smallest;
  return { ...smallest, usdtUnits: smallest.usdtUnits - (smallest.usdtUnits % UNITS_PER_CENT) };
}

/**
 * Whether a payment that is too large for its phase now can be delivered whole once no other reservation is open.
 * Otherwise it never can: what a phase has sold only grows.
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
 * How many payments that have not arrived an account or wallet, and a network, may have open at once: payment pages of
 * cards that nobody has paid on, and payments over the bridge that no block holds.
 */
export const OPEN_PAYMENTS_MAX = { account: 3, network: 20 } as const;
/** How long a payment over the bridge that no block holds counts as open. */
export const OPEN_BRIDGE_PAYMENT_SECONDS = 60 * 60;
