import { createHmac } from 'node:crypto';
import type { Pool, QueryConfig } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimitStore, RateRule } from './rate-limit-store.ts';

/**
 * Creates a store in PostgreSQL that all copies of the api share and that a restart does not clear. It counts
 * the `burst` of a rule from the first attempt until it would be refilled. If the database is away, it throws
 * the database's error: nobody may guess passwords uncounted.
 * @param pepper secret of the hashes that stand for addresses in the table
 */
export function createSharedRateLimits(pool: Pool, pepper: string): RateLimitStore {
  // The library names its statements, but behind a transaction pooler they would be unknown to the next
  // connection (docs/decisions/3002). Without a pooler, the pool names frequent statements itself.
  const storeClient = { query: ({ text, values }: QueryConfig) => pool.query(text, values) };
  const hash = (key: string) => createHmac('sha256', pepper).update(`rate limit ${key}`).digest('base64url');
  return {
    async take(rule, key, cost) {
      const limiter = createLimiter(storeClient, rule);
      try {
        await limiter.consume(hash(key), cost);
        return { ok: true };
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) };
      }
    },
  };
}

function createLimiter(storeClient: object, { name, burst, perSecond }: RateRule): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient,
    storeType: 'pool',
    schemaName: 'app',
    tableName: 'rate_limits',
    tableCreated: true,
    // The worker's cleanup deletes expired rows.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: burst,
    duration: Math.round(burst / perSecond),
  });
}
