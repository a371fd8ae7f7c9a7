import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { API_KEY_RATE_FACTOR } from '@nova/shared/api-key/constants';
import type { Context, MiddlewareHandler } from 'hono';
import type { ApiContext } from '../api-context.ts';
import type { ApiEnv, KeyClient } from '../api-router.ts';
import { WIDE_FACTOR } from '@nova/shared/networks';
import { toRateNetworks } from './client-networks.ts';
import type { RateDecision, RateLimitStore, RateRule } from './rate-limit-store.ts';

/** Limits per client address: high enough for an office behind one address, low enough to stop a script. */
export const RATE_RULES = {
  /** Login, refresh and nonces, which guessing attacks use. */
  auth: { name: 'auth', perSecond: 5, burst: 100 },
  functions: { name: 'functions', perSecond: 50, burst: 300 },
  /** Claims of one wallet from all addresses together: far more than the catalog could award. */
  accountActions: { name: 'account actions', perSecond: 2, burst: 120 },
  reads: { name: 'reads', perSecond: 100, burst: 600 },
  /** Counted per call, including calls in a batch or on a WebSocket. */
  rpc: { name: 'rpc', perSecond: 200, burst: 1_000 },
  /**
   * Kilobytes of bodies except file uploads. A whole contract takes about a hundred, sources to verify
   * several hundred.
   */
  bodyKilobytes: { name: 'body kilobytes', perSecond: 1_000, burst: 16_000 },
  /** Verifications, each of which compiles for seconds on a core. */
  verify: { name: 'verify', perSecond: 0.1, burst: 10 },
  /** Pages and files of the website: dozens per page, and many readers behind one address. */
  pages: { name: 'pages', perSecond: 200, burst: 3_000 },
  /** Opened event streams and WebSockets. */
  streams: { name: 'streams', perSecond: 5, burst: 60 },
} as const satisfies Record<string, RateRule>;

export type Limiting = Pick<ApiContext, 'rateLimits' | 'config'>;

/**
 * Takes `cost` from the bucket of the client's address or IPv6 /56, then from that of its /48, so that a
 * refused client does not use up its neighbors' limit.
 * @param scope a separate count within a network, such as one account
 */
export async function consumeNetworkRates(
  store: RateLimitStore,
  rule: RateRule,
  address: string,
  { cost = 1, scope = '' }: { readonly cost?: number; readonly scope?: string } = {},
): Promise<RateDecision> {
  const { network, wideNetwork } = toRateNetworks(address);
  const narrow = await store.take(rule, `${scope} ${network}`, cost);
  if (!narrow.ok || wideNetwork === null) return narrow;
  const wide = {
    name: `${rule.name} /48`,
    perSecond: rule.perSecond * WIDE_FACTOR,
    burst: rule.burst * WIDE_FACTOR,
  };
  return store.take(wide, `${scope} ${wideNetwork}`, cost);
}

/**
 * Takes `cost` from the client's buckets.
 * @throws AppError `rate_limited` with `retryAfterSeconds`
 */
export async function consumeRate(
  context: Limiting,
  rule: RateRule,
  client: string | KeyClient,
  cost = 1,
): Promise<void> {
  const key = typeof client === 'string' ? null : client;
  const factor = context.config.rateLimitFactor * (key === null ? 1 : API_KEY_RATE_FACTOR);
  if (factor === 0) return;
  const scaled = { name: rule.name, perSecond: rule.perSecond * factor, burst: rule.burst * factor };
  const decision =
    typeof client === 'string'
      ? await consumeNetworkRates(context.rateLimits, scaled, client, { cost })
      : await context.rateLimits.take(scaled, `key ${client.keyId}`, cost);
  if (decision.ok) return;
  key?.count({ refused: 1 });
  const { retryAfterSeconds } = decision;
  const message = `Too many requests. Try again in ${retryAfterSeconds} s.`;
  throw new AppError(COMMON_ERRORS.rateLimited, { message, details: { retryAfterSeconds } });
}

/** Returns whose limit counts for a request: its API key's, otherwise its address's. */
export const clientOf = (c: Context<ApiEnv>): string | KeyClient => c.var.apiKey ?? c.var.clientAddress;

/** Limits all requests below a path. */
export function limitRate(context: Limiting, rule: RateRule): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await consumeRate(context, rule, clientOf(c));
    await next();
  };
}
