import type { SessionTokens } from '@nova/shared/account/schemas';

/**
 * Tokens that have just come, with their end told by this computer's clock. One whose clock is ahead would else
 * take every new token for an old one and renew it without end.
 */
export function correctClockSkew(tokens: SessionTokens, now: number = Date.now()): SessionTokens {
  return { ...tokens, expires_at: new Date(now + tokens.expires_in * 1_000).toISOString() };
}
