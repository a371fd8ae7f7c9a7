/** How many transactions the pool holds. */
export interface PoolLimits {
  /** Of one sender, in order and ready. */
  readyPerSender: number;
  ready: number;
  /** Of one sender, behind a missing nonce. */
  waitingPerSender: number;
  waiting: number;
  /** Large ones of one sender, ready or waiting. */
  largePerSender: number;
}

export const POOL_LIMITS: PoolLimits = {
  readyPerSender: 1_024,
  ready: 8_192,
  waitingPerSender: 256,
  waiting: 2_048,
  largePerSender: 16,
};

/** A waiting transaction whose missing nonce has not come by then is dropped. */
export const WAITING_LIFETIME_MS = 3 * 3600 * 1000;

/** A replacement must pay at least this much more tip, in percent. */
export const REPLACEMENT_BUMP_PERCENT = 10n;

/** A sender whose transaction took too long to execute sends no large one for so long. */
export const SLOW_SENDER_MS = 10 * 60 * 1000;

/** Senders that are remembered for it. */
export const MAX_SLOW_SENDERS = 10_000;
