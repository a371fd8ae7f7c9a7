import { unreachable } from '../api/http.ts';
import { readSession, type Session } from './session-store.ts';

const REFRESH_LOCK = 'nova.session.refresh';
/** An access token with less time left than this is refreshed before it is used. */
export const REFRESH_MARGIN_MS = 60_000;

export function isFresh(session: Session, now: number = Date.now()): boolean {
  return Date.parse(session.tokens.expires_at) - now > REFRESH_MARGIN_MS;
}

/**
 * Runs while no tab renews the session. A refresh token works once, and using it twice ends the session: so one tab
 * refreshes, the others wait for it, and so does whoever puts another session in its place.
 */
export function withSessionLock<T>(task: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return task();
  return navigator.locks.request(REFRESH_LOCK, task);
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
  return withSessionLock(() => renew(token));
}
