import { requestJson } from '../api/http.ts';
import { readSession, saveSession } from './session-store.ts';

/** Ends the session here at once, and at the server if it can be told. */
export async function signOut(): Promise<void> {
  const session = readSession();
  if (!session) return;
  saveSession(null);
  await requestJson('/auth/v1/sign-out', {
    body: { refresh_token: session.tokens.refresh_token },
    token: session.tokens.access_token,
  }).catch(() => undefined);
}
