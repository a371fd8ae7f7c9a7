import type { SessionTokens } from '@nova/shared/account/schemas';
import { ApiError, requestJson } from '../api/http.ts';
import { endRevokedSession, readSession, saveSession, type Session } from './session-store.ts';
import { tokensByOwnClock } from './tokens-by-own-clock.ts';
import { markUsed, waitForOtherTab } from './used-token.ts';

const REFRESH_PATH = '/auth/v1/refresh';
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

async function refresh(usedToken: string): Promise<Session | null> {
  const isRenewed = () => readSession()?.tokens.access_token !== usedToken;
  const known = readSession();
  if (known && !isRenewed()) await waitForOtherTab(known.tokens.refresh_token, isRenewed);
  const session = readSession();
  if (!session || isRenewed()) return session;
  const endMark = await markUsed(session.tokens.refresh_token);
  try {
    const tokens = await requestJson<SessionTokens>(REFRESH_PATH, {
      body: { refresh_token: session.tokens.refresh_token },
    });
    const renewed = { ...session, tokens: tokensByOwnClock(tokens) };
    saveSession(renewed);
    endMark(true);
    return renewed;
  } catch (error) {
    endMark(false);
    // Only the server's word ends a session; while it is away the session is kept.
    if (error instanceof ApiError && error.status === 401) {
      endRevokedSession();
      return null;
    }
    throw error;
  }
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
  return withSessionLock(() => refresh(token));
}
