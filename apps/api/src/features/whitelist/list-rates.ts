import { createHash } from 'node:crypto';
import type { ApiContext } from '../../http/api-context.ts';
import { consumeRate } from '../../http/limits/rate-limit.ts';

const HOUR = 60 * 60;
/** Sign-ups from one network: an office may, a loop may not. */
const SIGN_UP_RATE = { name: 'list sign-up', burst: 20, perSecond: 20 / HOUR } as const;
/** Tries at mailed links from one network. */
const LINK_RATE = { name: 'list link', burst: 30, perSecond: 30 / HOUR } as const;
/** Letters to one address, whoever asks for them. */
const MAILS = { name: 'list letters', burst: 3, perSecond: 3 / HOUR } as const;

type Limiting = Pick<ApiContext, 'rateLimits' | 'config'>;

/** @throws AppError `rate_limited` */
export const consumeListSignUp = (context: Limiting, clientAddress: string) =>
  consumeRate(context, SIGN_UP_RATE, clientAddress);

/** @throws AppError `rate_limited` */
export const consumeListLink = (context: Limiting, clientAddress: string) =>
  consumeRate(context, LINK_RATE, clientAddress);

/** Whether one more letter may go to this address. The answer to the client stays the same: it tells nothing. */
export async function mayWriteToList(context: Limiting, email: string): Promise<boolean> {
  if (context.config.rateLimitFactor === 0) return true;
  const key = createHash('sha256').update(email).digest('base64url');
  return (await context.rateLimits.take(MAILS, key, 1)).ok;
}
