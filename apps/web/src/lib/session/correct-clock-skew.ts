import type { SessionTokens } from '@nova/shared/account/schemas';

/**
 * Adjusts the expiry of new tokens to this computer's clock. Otherwise a computer whose clock is ahead would
 * treat every new token as expired and renew it endlessly.
 */
export function correctClockSkew(tokens: SessionTokens, now: number = Date.now()): SessionTokens {
  return { ...tokens, expires_at: new Date(now + tokens.expires_in * 1_000).toISOString() };
}
