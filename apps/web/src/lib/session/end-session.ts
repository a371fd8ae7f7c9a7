import { readSession, saveSession } from './session-store.ts';
import { announceSignOut } from './sign-out.ts';

/**
 * Ends the session of a disconnected wallet, locally at once and on the server if it is reachable. The
 * session of a demo is replaced by the previous one.
 */
export async function endSession(): Promise<void> {
  const session = readSession();
  if (!session) return;
  saveSession(session.before ?? null);
  await announceSignOut(session);
}
