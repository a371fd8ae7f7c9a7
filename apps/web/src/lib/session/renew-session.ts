import type { SessionTokens } from '@nova/shared/account/schemas';
import { ApiError, requestJson } from '../api/http.ts';
import { withSessionLock } from './session-lock.ts';
import { endRevokedSession, readSession, saveSession, type Session } from './session-store.ts';
import { correctClockSkew } from './correct-clock-skew.ts';
import { markUsed, waitForOtherTab } from './used-token.ts';

const REFRESH_PATH = '/auth/v1/refresh';

/**
 * Renews the tokens under the session lock, unless another tab has done so.
 * @param usedToken the access token to be replaced
 * @returns null if the server has ended the session
 * @throws ApiError if the server is unreachable
 */
export function renewSession(usedToken: string): Promise<Session | null> {
  return withSessionLock(() => renew(usedToken));
}

async function renew(usedToken: string): Promise<Session | null> {
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
    const renewed = { ...session, tokens: correctClockSkew(tokens) };
    saveSession(renewed);
    endMark(true);
    return renewed;
  } catch (error) {
    endMark(false);
    // Only the server can end a session; while it is unreachable, the session is kept.
    if (error instanceof ApiError && error.status === 401) {
      endRevokedSession();
      return null;
    }
    throw error;
  }
}
