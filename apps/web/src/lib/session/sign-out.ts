import { requestJson } from '../api/http.ts';
import { readSession, saveSession, type Session } from './session-store.ts';

/** Tells the server, if it can be told, that a session is over. */
export async function announceSignOut({ tokens }: Session): Promise<void> {
  await requestJson('/auth/v1/sign-out', {
    body: { refresh_token: tokens.refresh_token },
    token: tokens.access_token,
  }).catch(() => undefined);
}

/**
 * Signs out, here at once. It is the person's own word: nobody is signed in after it, not even who was before a demo
 * (whose part of the page tells the server of that session).
 */
export async function signOut(): Promise<void> {
  const session = readSession();
  if (!session) return;
  saveSession(null);
  await announceSignOut(session);
}
