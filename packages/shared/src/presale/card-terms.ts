/** Minimum card payment; the processor accepts nothing below 0.50 USD. */
export const CARD_MIN_USDT_UNITS = 500_000n;
/** Maximum card payment: 5,000 USD. */
export const CARD_MAX_USDT_UNITS = 5_000_000_000n;
/** USDT units per US cent; cards are charged in whole cents. */
export const UNITS_PER_CENT = 10_000n;
/** Lifetime of a card payment page in seconds. Nothing is reserved until the payment arrives. */
export const CARD_SESSION_SECONDS = 34 * 60;
