/** `burst` tokens at once and `perSecond` on average. */
export interface RateRule {
  readonly name: string;
  readonly perSecond: number;
  readonly burst: number;
}

export type RateDecision = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number };

/** Store of the rate limits: in the memory of one process, or shared by all in PostgreSQL. */
export interface RateLimitStore {
  /** Takes `cost` tokens of `key`; refuses if they are not available. */
  take(rule: RateRule, key: string, cost: number): Promise<RateDecision>;
}

interface Bucket {
  tokens: number;
  updatedAt: number;
}

/**
 * Maximum number of buckets; beyond it the least recently used one is removed, which only favors a client.
 */
const BUCKETS_MAX = 50_000;

/**
 * Creates a store of token buckets in memory, for the limits that every request is counted against.
 * @param now a monotonic clock in milliseconds
 */
export function createMemoryRateLimits(now: () => number = () => performance.now()): RateLimitStore {
  const buckets = new Map<string, Bucket>();
  return {
    async take(rule, key, cost) {
      const id = `${rule.name} ${key}`;
      const at = now();
      const known = buckets.get(id) ?? { tokens: rule.burst, updatedAt: at };
      const refilled = known.tokens + ((at - known.updatedAt) / 1000) * rule.perSecond;
      const tokens = Math.min(rule.burst, refilled);
      const isEnough = tokens >= cost;
      // Deleted and inserted again: a Map keeps insertion order, so the first entry is the least recently
      // used.
      buckets.delete(id);
      buckets.set(id, { tokens: isEnough ? tokens - cost : tokens, updatedAt: at });
      if (buckets.size > BUCKETS_MAX) buckets.delete(buckets.keys().next().value!);
      if (isEnough) return { ok: true };
      return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((cost - tokens) / rule.perSecond)) };
    },
  };
}
