import type { ApiContext } from '../../http/api-context.ts';
import { consumeRate } from '../../http/limits/rate-limit.ts';

const HOUR = 60 * 60;
/** Sign-ups from one network: enough for an office, too few for a script. */
const SIGN_UP_RATE = { name: 'list sign-up', burst: 20, perSecond: 20 / HOUR } as const;
/** Requests with mailed links from one network. */
const LINK_RATE = { name: 'list link', burst: 30, perSecond: 30 / HOUR } as const;
/** Emails to one address, from all requesters together. */
const MAILS = { name: 'list letters', burst: 3, perSecond: 3 / HOUR } as const;

type Limiting = Pick<ApiContext, 'rateLimits' | 'sharedRateLimits' | 'config'>;

/** Counts one sign-up. @throws AppError `rate_limited` */
export const consumeListSignUp = (context: Limiting, clientAddress: string) =>
  consumeRate(context, SIGN_UP_RATE, clientAddress);

/** Counts one request with a mailed link. @throws AppError `rate_limited` */
export const consumeListLink = (context: Limiting, clientAddress: string) =>
  consumeRate(context, LINK_RATE, clientAddress);

/**
 * Returns whether the rate limit allows another email to this address. The response to the client must not
 * depend on it, because it would reveal whether the address is known.
 */
export async function mayWriteToList(context: Limiting, email: string): Promise<boolean> {
  if (context.config.rateLimitFactor === 0) return true;
  return (await context.sharedRateLimits.take(MAILS, email, 1)).ok;
}
