/** Codes of the pre-sale; each that the contract knows has its error with the same noun. */
export const PRESALE_ERRORS = {
  /** The amount is not a number of USDT. */
  invalidAmount: 'invalid_amount',
  /** The payment is below the smallest purchase. */
  belowMinimum: 'below_minimum',
  /** By card no more is taken in one payment; `details.max_usdt_units`. */
  aboveMaximum: 'above_maximum',
  /** The sale is in another phase than the buyer believes. */
  wrongPhase: 'wrong_phase',
  /** The phase has less left than asked for; `details.max_usdt_units`. */
  exceedsPhase: 'exceeds_phase',
  /** The sale has not opened for this buyer. */
  notOpenYet: 'not_open_yet',
  /** All phases are over. */
  saleClosed: 'sale_closed',
  /** The sale is paused. */
  salePaused: 'sale_paused',
  /** The buyer already has a reservation on the chain. */
  reservationOpen: 'reservation_open',
  /** More than reservations may hold of the phase now; `details.max_usdt_units`. */
  reservationLimit: 'reservation_limit',
  /** More than payments by card and from other chains bring in 24 hours; `details.max_usdt_units`. */
  dailyLimit: 'daily_limit',
  /** The account, the wallet or its network has too many payments that have not arrived. */
  tooManyOpenPayments: 'too_many_open_payments',
  /** The purchase would bring fewer coins than the buyer accepts; `details.total_wei` says how many. */
  tooFewCoins: 'too_few_coins',
  /** No USDT on this network: 'USDT nicht verfügbar auf diesem Netzwerk'. */
  usdtUnavailable: 'usdt_unavailable',
  /** 'You must be logged in to pay with credit card'. */
  loginRequired: 'login_required',
  /** No card payments here. */
  cardUnavailable: 'card_unavailable',
  /** The processor's page could not be made. */
  cardFailed: 'card_failed',
  /** Over this chain nothing can be paid. */
  bridgeUnavailable: 'bridge_unavailable',
  /** A simulated purchase or a mock signature where real value is sold. */
  simulationRefused: 'simulation_refused',
  /** The signed message is not of this purchase, or not readable; `details.field` says what differs. */
  messageInvalid: 'message_invalid',
  /** The message was signed too long ago, or in the future. */
  messageExpired: 'message_too_old',
  /** The signature is malformed, or not by the wallet. */
  purchaseSignatureInvalid: 'purchase_signature_invalid',
  /** A block holds the payment, so it cannot be exchanged for another one. */
  paymentSeen: 'payment_seen',
  /** 'Admin Token erforderlich für Whitelist-Operationen'. */
  adminTokenRequired: 'admin_token_required',
  /** This purchase doesn’t need a manual refund. */
  refundNotDue: 'refund_not_due',
  /** Another transfer is being looked up as the refund of this purchase. */
  refundUnderWay: 'refund_under_way',
} as const;
