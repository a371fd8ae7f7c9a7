import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { ApiContext } from '../../../http/api-context.ts';
import { consumeNetworkRates } from '../../../http/limits/rate-limit.ts';
import type { RateRule } from '../../../http/limits/rate-limit-store.ts';

const HOUR = 60 * 60;

const RULES = {
  /** Recoveries, signatures, links and completions from one network; none needs a login. */
  changes: { name: 'recovery changes', burst: 40, perSecond: 40 / HOUR },
  /** Emails about recoveries of one account, with all its recoveries. */
  mails: { name: 'recovery mails', burst: 6, perSecond: 6 / (24 * HOUR) },
} as const satisfies Record<string, RateRule>;

type Limiting = Pick<ApiContext, 'sharedRateLimits' | 'config'>;

/** Counts one change of a recovery. @throws AppError `rate_limited` */
export async function consumeChange(context: Limiting, clientAddress: string): Promise<void> {
  if (context.config.rateLimitFactor === 0) return;
  const decision = await consumeNetworkRates(context.sharedRateLimits, RULES.changes, clientAddress);
  if (decision.ok) return;
  const { retryAfterSeconds } = decision;
  const message = `Too many requests. Try again in ${Math.ceil(retryAfterSeconds / 60)} min.`;
  throw new AppError(COMMON_ERRORS.rateLimited, { message, details: { retryAfterSeconds } });
}

/**
 * Returns whether the owner of an account may get another email about it. The response must not depend on it, because
 * it would reveal whether the account has an address.
 */
export async function mayMailOwner(context: Limiting, account: string): Promise<boolean> {
  if (context.config.rateLimitFactor === 0) return true;
  return (await context.sharedRateLimits.take(RULES.mails, account, 1)).ok;
}
