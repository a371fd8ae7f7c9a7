/** Codes of the pre-sale; each that the contract knows has its error with the same noun. */
export const PRESALE_ERRORS = {
  /** The amount is not a number of USDT. */
  invalidAmount: 'invalid_amount',
  /** The payment is below the smallest purchase. */
  belowMinimum: 'below_minimum',
  /** The sale is in another phase than the buyer believes. */
  wrongPhase: 'wrong_phase',
  /** The phase has less left than asked for. */
  exceedsPhase: 'exceeds_phase',
  /** The sale has not opened for this buyer. */
  notOpenYet: 'not_open_yet',
  /** All phases are over. */
  saleClosed: 'sale_closed',
  /** The sale is stopped for the time being. */
  salePaused: 'sale_paused',
  /** The buyer has an open reservation already. */
  reservationOpen: 'reservation_open',
  /** Open reservations hold as much as they may. */
  reservationLimit: 'reservation_limit',
} as const;
