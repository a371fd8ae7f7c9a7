import { unreachable } from '../api/http.ts';
import { readSession, type Session } from './session-store.ts';

/** An access token with less time left than this is refreshed before it is used. */
export const REFRESH_MARGIN_MS = 60_000;

export function isFresh(session: Session, now: number = Date.now()): boolean {
  return Date.parse(session.tokens.expires_at) - now > REFRESH_MARGIN_MS;
}

async function renew(usedToken: string): Promise<Session | null> {
  // Loaded when the page stands: nobody's first seconds need it.
  const part = await import('./renew-session.ts').catch(() => {
    throw unreachable();
  });
  return part.renewSession(usedToken);
}

/**
 * The session with an access token that can be used now, or null when nobody is signed in (any more).
 *
 * @param rejectedToken a token that the server has just refused although it looked fresh
 * @throws ApiError when the server is away and the token has to be renewed
 */
export async function ensureFreshSession(rejectedToken?: string): Promise<Session | null> {
  const session = readSession();
  if (!session) return null;
  const { access_token: token } = session.tokens;
  if (isFresh(session) && token !== rejectedToken) return session;
  return renew(token);
}
