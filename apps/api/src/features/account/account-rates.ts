import { createHash } from 'node:crypto';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { ApiContext } from '../../http/api-context.ts';
import { consumeNetworkRates } from '../../http/limits/rate-limit.ts';
import type { RateDecision, RateRule } from '../../http/limits/rate-limit-store.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** Against guessing and against filling somebody's mailbox. */
export const ACCOUNT_RULES = {
  /** Passwords tried for one account from one network: whoever forgot theirs gets this many tries. */
  guessHere: { name: 'guess here', burst: 10, perSecond: 10 / QUARTER_HOUR },
  /** Passwords tried for one account from anywhere: a botnet gets no further, its owner has the mailed reset. */
  guessAnywhere: { name: 'guess anywhere', burst: 100, perSecond: 100 / HOUR },
  /** Passwords tried from one network for any account. */
  guessMany: { name: 'guess many', burst: 60, perSecond: 60 / QUARTER_HOUR },
  signUp: { name: 'sign up', burst: 20, perSecond: 20 / HOUR },
  /** Passwords reset from one network, and for one account by however many requests with a link. */
  reset: { name: 'reset', burst: 20, perSecond: 20 / HOUR },
  resetHere: { name: 'reset here', burst: 5, perSecond: 5 / HOUR },
  /** Letters to one address. */
  mails: { name: 'letters', burst: 4, perSecond: 4 / HOUR },
} as const satisfies Record<string, RateRule>;

type Limiting = Pick<ApiContext, 'rateLimits' | 'config'>;

// Hashed: the store may be a table one day, and addresses do not belong into one that nobody guards.
const keyOf = (email: string) => createHash('sha256').update(email).digest('base64url');

async function take(context: Limiting, rule: RateRule, key: string): Promise<RateDecision> {
  return context.config.rateLimitFactor === 0 ? { ok: true } : context.rateLimits.take(rule, key, 1);
}

async function takeHere(
  context: Limiting,
  rule: RateRule,
  clientAddress: string,
  scope?: string,
): Promise<RateDecision> {
  if (context.config.rateLimitFactor === 0) return { ok: true };
  return consumeNetworkRates(context.rateLimits, rule, clientAddress, { scope });
}

function demand(decision: RateDecision): void {
  if (decision.ok) return;
  const { retryAfterSeconds } = decision;
  const message = `Too many attempts. Try again in ${Math.ceil(retryAfterSeconds / 60)} min.`;
  throw new AppError(COMMON_ERRORS.rateLimited, { message, details: { retryAfterSeconds } });
}

/** Takes one try at a password. @throws AppError `rate_limited` */
export async function consumeGuess(context: Limiting, email: string, clientAddress: string): Promise<void> {
  demand(await takeHere(context, ACCOUNT_RULES.guessMany, clientAddress));
  demand(await takeHere(context, ACCOUNT_RULES.guessHere, clientAddress, keyOf(email)));
  demand(await take(context, ACCOUNT_RULES.guessAnywhere, keyOf(email)));
}

/** Takes one sign-up. @throws AppError `rate_limited` */
export async function consumeSignUp(context: Limiting, clientAddress: string): Promise<void> {
  demand(await takeHere(context, ACCOUNT_RULES.signUp, clientAddress));
}

/** Takes one reset by a link that exists. @throws AppError `rate_limited` */
export async function consumeReset(context: Limiting, userId: string, clientAddress: string): Promise<void> {
  demand(await takeHere(context, ACCOUNT_RULES.reset, clientAddress));
  demand(await take(context, ACCOUNT_RULES.resetHere, userId));
}

/** Whether one more letter may go to this address. The answer to the client stays the same: it tells nothing. */
export async function mayWriteTo(context: Limiting, email: string): Promise<boolean> {
  return (await take(context, ACCOUNT_RULES.mails, keyOf(email))).ok;
}
