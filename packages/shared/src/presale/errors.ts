/** Error codes of the presale; those of the contract match its error with the same noun. */
export const PRESALE_ERRORS = {
  /** The amount is not a valid USDT amount. */
  invalidAmount: 'invalid_amount',
  /** The payment is below the minimum purchase. */
  belowMinimum: 'below_minimum',
  /** The amount exceeds the maximum card payment; `details.max_usdt_units`. */
  aboveMaximum: 'above_maximum',
  /** The sale is in another phase than the buyer expects. */
  wrongPhase: 'wrong_phase',
  /** The phase has fewer coins left than requested; `details.max_usdt_units`. */
  exceedsPhase: 'exceeds_phase',
  /** The sale has not opened for this buyer. */
  notOpenYet: 'not_open_yet',
  /** All phases are over. */
  saleClosed: 'sale_closed',
  /** The sale is paused. */
  salePaused: 'sale_paused',
  /** The buyer already has a reservation on the chain. */
  reservationOpen: 'reservation_open',
  /** The amount exceeds what reservations may hold of the phase now; `details.max_usdt_units`. */
  reservationLimit: 'reservation_limit',
  /**
   * The amount exceeds the 24-hour limit of payments by card and from other chains;
   * `details.max_usdt_units`.
   */
  dailyLimit: 'daily_limit',
  /** The account, the wallet or its network has too many payments that have not been received. */
  tooManyOpenPayments: 'too_many_open_payments',
  /** The purchase would give fewer coins than the buyer accepts; `details.total_wei` is the number. */
  tooFewCoins: 'too_few_coins',
  /** No USDT on this network: 'USDT nicht verfügbar auf diesem Netzwerk'. */
  usdtUnavailable: 'usdt_unavailable',
  /** 'You must be logged in to pay with credit card'. */
  loginRequired: 'login_required',
  /** Card payments are not available. */
  cardUnavailable: 'card_unavailable',
  /** The processor's payment page could not be created. */
  cardFailed: 'card_failed',
  /** Payments from this chain are not available. */
  bridgeUnavailable: 'bridge_unavailable',
  /** A simulated purchase or a mock signature was used where real value is sold. */
  simulationRefused: 'simulation_refused',
  /**
   * The signed message does not match this purchase or is unreadable; `details.field` names the difference.
   */
  messageInvalid: 'message_invalid',
  /** The message was signed too long ago, or in the future. */
  messageExpired: 'message_too_old',
  /** The signature is malformed, or not from the wallet. */
  purchaseSignatureInvalid: 'purchase_signature_invalid',
  /** The payment is in a block, so it cannot be replaced by another one. */
  paymentSeen: 'payment_seen',
  /** 'Admin Token erforderlich für Whitelist-Operationen'. */
  adminTokenRequired: 'admin_token_required',
  /** This purchase doesn’t need a manual refund. */
  refundNotDue: 'refund_not_due',
  /** Another transfer is being looked up as the refund of this purchase. */
  refundUnderWay: 'refund_under_way',
} as const;
