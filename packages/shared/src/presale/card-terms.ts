/** The least by card: the processor takes nothing below 0.50 USD. */
export const CARD_MIN_USDT_UNITS = 500_000n;
/** The most by card in one payment: 5,000 USD. */
export const CARD_MAX_USDT_UNITS = 5_000_000_000n;
/** USDT units of one US cent: a card is charged in whole cents. */
export const UNITS_PER_CENT = 10_000n;
/** How long after the purchase was begun the payment page of a card ends. Until the money arrives nothing is held. */
export const CARD_SESSION_SECONDS = 34 * 60;
