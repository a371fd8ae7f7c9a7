/** Decimals of USDT on our chain; the contract refuses a token with other decimals. */
export const USDT_DECIMALS = 6;
/** One USDT in its smallest units. */
export const USDT_UNITS = 1_000_000n;

/** Number of a phase as in the contract. */
export type PhaseNumber = 1 | 2 | 3;

/** Price and amount of a phase. */
export interface PhaseTerms {
  readonly phase: PhaseNumber;
  /** USDT units for one whole NAC (requirements 267 and 268: 0.01, 0.02 and 0.05 USDT). */
  readonly priceUsdtUnits: bigint;
  /** Coins for sale, in wei. */
  readonly allocationWei: bigint;
}

/** The three phases, the same as in the contract Presale. */
export const PRESALE_PHASES: readonly PhaseTerms[] = [
  { phase: 1, priceUsdtUnits: 10_000n, allocationWei: 10_000_000n * 10n ** 18n },
  { phase: 2, priceUsdtUnits: 20_000n, allocationWei: 20_000_000n * 10n ** 18n },
  { phase: 3, priceUsdtUnits: 50_000n, allocationWei: 50_000_000n * 10n ** 18n },
];

/** Minimum payment: 0.01 USDT (requirement 269). */
export const MIN_USDT_UNITS = 10_000n;
/** The phase with a bonus (requirement 147). */
export const BONUS_PHASE: PhaseNumber = 1;
/** Bonus in percent of the coins bought. */
export const BONUS_PERCENT = 20n;
/** Minimum payment with a bonus: 1 USDT. */
export const BONUS_MIN_USDT_UNITS = 1_000_000n;
/**
 * Default of `BONUS_SLOTS_TOTAL`; the requirements say both 1000 and 500, the actual number is the
 * contract's.
 */
export const BONUS_SLOTS_TOTAL = 1_000;

/** Duration of a reservation for a received card payment. */
export const CARD_RESERVATION_SECONDS = 35 * 60;
/** Duration of a reservation for a payment from Ethereum; the maximum of the contract. */
export const BRIDGE_RESERVATION_SECONDS = 2 * 60 * 60;
/** Maximum share of a phase's unsold coins held by open reservations, in percent. */
export const RESERVED_PERCENT_MAX = 20n;
/**
 * Payment whose coins can be reserved even above that share; otherwise the last coins of a phase could
 * never be reserved.
 */
export const RESERVABLE_USDT_UNITS_MIN = 100_000_000n;
/**
 * Maximum amount sold by card and from Ethereum in any 24 hours, including bonuses (`OFFCHAIN_WEI_PER_DAY`).
 */
export const OFFCHAIN_WEI_PER_DAY = 720_000n * 10n ** 18n;

/** Time that a paid purchase above that limit waits for the Safe's approval before it is refunded. */
export const APPROVAL_WAIT_SECONDS = 48 * 60 * 60;

/** Minimum completed purchase that earns points: 5 USDT, which prevents buying points with cents. */
export const REWARD_MIN_USDT_UNITS = 5_000_000n;

/** Interval at which the website checks the confirmation of a payment, in milliseconds (requirements 150 and 284). */
export const BRIDGE_CONFIRMATION_CHECK_MS = 5_000;
/** Duration of a simulated purchase in milliseconds (requirement 283). */
export const SIMULATED_PURCHASE_MS = 3_000;
