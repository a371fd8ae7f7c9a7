import { requestJson } from '../api/http.ts';
import { readSession, saveSession, type Session } from './session-store.ts';

/** Tells the server that a session is over, and the one that rests in it. */
export async function tellSignOut({ tokens, before }: Session): Promise<void> {
  await requestJson('/auth/v1/sign-out', {
    body: { refresh_token: tokens.refresh_token },
    token: tokens.access_token,
  }).catch(() => undefined);
  if (before) await tellSignOut(before);
}

/**
 * Signs out here at once, and at the server if it can be told. It is the person's own word: nobody is signed in after
 * it, not even who was before a demo.
 */
export async function signOut(): Promise<void> {
  const session = readSession();
  if (!session) return;
  saveSession(null);
  await tellSignOut(session);
}
