import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { ApiContext } from '../../http/api-context.ts';
import { consumeNetworkRates } from '../../http/limits/rate-limit.ts';
import type { RateDecision, RateRule } from '../../http/limits/rate-limit-store.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** Rate limits against password guessing and against flooding a mailbox. */
export const ACCOUNT_RULES = {
  /** Password attempts for one account from one network: enough for an owner who forgot the password. */
  guessHere: { name: 'guess here', burst: 10, perSecond: 10 / QUARTER_HOUR },
  /**
   * Password attempts for one account from all networks. The limit also stops a botnet; the owner can still
   * reset the password by email.
   */
  guessAnywhere: { name: 'guess anywhere', burst: 100, perSecond: 100 / HOUR },
  /** Password attempts from one network for all accounts. */
  guessMany: { name: 'guess many', burst: 60, perSecond: 60 / QUARTER_HOUR },
  signUp: { name: 'sign up', burst: 20, perSecond: 20 / HOUR },
  /** Password resets from one network, and resets of one account by mailed link. */
  reset: { name: 'reset', burst: 20, perSecond: 20 / HOUR },
  resetHere: { name: 'reset here', burst: 5, perSecond: 5 / HOUR },
  /** Emails to one address. */
  mails: { name: 'letters', burst: 4, perSecond: 4 / HOUR },
} as const satisfies Record<string, RateRule>;

type Limiting = Pick<ApiContext, 'sharedRateLimits' | 'config'>;

async function take(context: Limiting, rule: RateRule, key: string): Promise<RateDecision> {
  return context.config.rateLimitFactor === 0 ? { ok: true } : context.sharedRateLimits.take(rule, key, 1);
}

async function consumeNetworkRate(
  context: Limiting,
  rule: RateRule,
  clientAddress: string,
  scope?: string,
): Promise<RateDecision> {
  if (context.config.rateLimitFactor === 0) return { ok: true };
  return consumeNetworkRates(context.sharedRateLimits, rule, clientAddress, { scope });
}

function requireAllowed(decision: RateDecision): void {
  if (decision.ok) return;
  const { retryAfterSeconds } = decision;
  const message = `Too many attempts. Try again in ${Math.ceil(retryAfterSeconds / 60)} min.`;
  throw new AppError(COMMON_ERRORS.rateLimited, { message, details: { retryAfterSeconds } });
}

/** Counts one password attempt. @throws AppError `rate_limited` */
export async function consumeGuess(context: Limiting, email: string, clientAddress: string): Promise<void> {
  requireAllowed(await consumeNetworkRate(context, ACCOUNT_RULES.guessMany, clientAddress));
  requireAllowed(await consumeNetworkRate(context, ACCOUNT_RULES.guessHere, clientAddress, email));
  requireAllowed(await take(context, ACCOUNT_RULES.guessAnywhere, email));
}

/** Counts one sign-up. @throws AppError `rate_limited` */
export async function consumeSignUp(context: Limiting, clientAddress: string): Promise<void> {
  requireAllowed(await consumeNetworkRate(context, ACCOUNT_RULES.signUp, clientAddress));
}

/** Counts one password reset by an existing link. @throws AppError `rate_limited` */
export async function consumeReset(context: Limiting, userId: string, clientAddress: string): Promise<void> {
  requireAllowed(await consumeNetworkRate(context, ACCOUNT_RULES.reset, clientAddress));
  requireAllowed(await take(context, ACCOUNT_RULES.resetHere, userId));
}

/**
 * Returns whether the rate limit allows another email to this address. The response to the client must not
 * depend on it, because it would reveal whether the address has an account.
 */
export async function mayWriteTo(context: Limiting, email: string): Promise<boolean> {
  return (await take(context, ACCOUNT_RULES.mails, email)).ok;
}
