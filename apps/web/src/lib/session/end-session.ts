import { readSession, saveSession } from './session-store.ts';
import { announceSignOut } from './sign-out.ts';

/**
 * Ends the session of a wallet that is gone, here at once, and at the server if it can be told. One of a demo gives way
 * to who was signed in before it.
 */
export async function endSession(): Promise<void> {
  const session = readSession();
  if (!session) return;
  saveSession(session.before ?? null);
  await announceSignOut(session);
}
