/** Maximum numbers of transactions in the pool. */
export interface PoolLimits {
  /** Per sender, ready in nonce order. */
  readyPerSender: number;
  ready: number;
  /** Per sender, waiting for a missing nonce. */
  waitingPerSender: number;
  waiting: number;
  /** Large ones per sender, ready or waiting. */
  largePerSender: number;
}

export const POOL_LIMITS: PoolLimits = {
  readyPerSender: 1_024,
  ready: 8_192,
  waitingPerSender: 256,
  waiting: 2_048,
  largePerSender: 16,
};

/** Milliseconds after which a transaction is dropped if its missing nonce has not arrived. */
export const WAITING_LIFETIME_MS = 3 * 3600 * 1000;

/** Minimum tip increase of a replacement in percent. */
export const REPLACEMENT_BUMP_PERCENT = 10n;

/**
 * Milliseconds during which a sender may send no large transaction after one that exceeded the execution
 * limit.
 */
export const SLOW_SENDER_MS = 10 * 60 * 1000;

/** Maximum number of such senders remembered. */
export const MAX_SLOW_SENDERS = 10_000;
