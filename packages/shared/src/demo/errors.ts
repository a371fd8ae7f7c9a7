/** Error codes of demo accounts. */
export const DEMO_ERRORS = {
  /** This network has reached its daily limit of demos; `details.retryAfterSeconds`. */
  limit: 'demo_limit',
  /** Only an unused wallet can become a demo wallet. */
  walletUsed: 'demo_wallet_used',
  /** The session is not a running demo. */
  none: 'demo_none',
} as const;
