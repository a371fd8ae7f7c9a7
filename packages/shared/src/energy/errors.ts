/**
 * Error codes of Energy Points. A refused reward is not an error: the response is 200 with `status:
 * "refused"`.
 */
export const ENERGY_ERRORS = {
  unknownActionKey: 'unknown_action_key',
  walletRequired: 'wallet_required',
  walletMismatch: 'wallet_mismatch',
  /** A condition of the conversion is not met; `details.condition` names it. */
  conversionRefused: 'conversion_refused',
  /** The account is not suspended, or its owner has already appealed. */
  appealRefused: 'appeal_refused',
} as const;
