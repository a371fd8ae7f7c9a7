/** Codes of demo accounts. */
export const DEMO_ERRORS = {
  /** Demos of this network are used up for today; `details.retryAfterSeconds`. */
  limit: 'demo_limit',
  /** Only a wallet that nobody has used can become a demo wallet. */
  walletUsed: 'demo_wallet_used',
  /** The session is not a running demo. */
  none: 'demo_none',
} as const;
