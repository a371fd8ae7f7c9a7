import { unreachable } from '../api/http.ts';
import { readSession, type Session } from './session-store.ts';

/** Minimum remaining lifetime in milliseconds; an access token with less is refreshed before use. */
export const REFRESH_MARGIN_MS = 60_000;

export function isFresh(session: Session, now: number = Date.now()): boolean {
  return Date.parse(session.tokens.expires_at) - now > REFRESH_MARGIN_MS;
}

async function renew(usedToken: string): Promise<Session | null> {
  // Loaded on demand, because no page needs it in its first seconds.
  const part = await import('./renew-session.ts').catch(() => {
    throw unreachable();
  });
  return part.renewSession(usedToken);
}

/**
 * Returns the session with a valid access token, or null without a login.
 *
 * @param rejectedToken a token that the server has just rejected although it looked valid
 * @throws ApiError if the server is unreachable and the token must be renewed
 */
export async function ensureFreshSession(rejectedToken?: string): Promise<Session | null> {
  const session = readSession();
  if (!session) return null;
  const { access_token: token } = session.tokens;
  if (isFresh(session) && token !== rejectedToken) return session;
  return renew(token);
}
