import { requestJson } from '../api/http.ts';
import { openDemoDialog } from '../chain/demo-dialog.ts';
import { isDemoSession, readSession, saveSession, type Session } from './session-store.ts';

/** Ends a session on the server, if it is reachable. */
export async function announceSignOut({ tokens }: Session): Promise<void> {
  await requestJson('/auth/v1/sign-out', {
    body: { refresh_token: tokens.refresh_token },
    token: tokens.access_token,
  }).catch(() => undefined);
}

/**
 * Logs out, locally at once. This also drops the session from before a demo (which the demo's part of the
 * page ends on the server).
 */
export async function signOut(): Promise<void> {
  const session = readSession();
  if (!session) return;
  saveSession(null);
  await announceSignOut(session);
}

/**
 * Logs out after a click on "Log out". In a demo, the demo's dialog opens instead, because the logout would
 * delete the demo's wallet with its NFTs and tokens.
 */
export function requestSignOut(): void {
  if (!isDemoSession(readSession())) void signOut();
  else openDemoDialog();
}
