import type { SessionTokens } from '@nova/shared/account/schemas';
import { createStore } from '../create-store.ts';
import { readStored, removeStored, writeStored } from '../stored-value.ts';

/** Who is signed in, as kept in local storage and shared by all tabs. */
export interface Session {
  readonly userId: string;
  /** Wallet that opened the session, lower case. */
  readonly address: `0x${string}`;
  readonly tokens: SessionTokens;
}

export const SESSION_KEY = 'nova.session';

function parseSession(text: string | null): Session | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Session;
    return typeof value.tokens.refresh_token === 'string' && typeof value.address === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** Null until `watchStoredSession` has read the browser's storage, and in the prerender. */
export const sessionStore = createStore<Session | null>(null);

/** What storage holds right now; another tab may have written it a moment ago. */
export function readSession(): Session | null {
  return parseSession(readStored(SESSION_KEY));
}

/** Keeps a session (or forgets it) for all tabs. */
export function saveSession(session: Session | null): void {
  if (session) writeStored(SESSION_KEY, JSON.stringify(session));
  else removeStored(SESSION_KEY);
  sessionStore.set(session);
}

/** Follows what other tabs do with the session. */
export function watchStoredSession(): () => void {
  const read = () => sessionStore.set(readSession());
  const onStorage = (event: StorageEvent) => {
    if (event.key === SESSION_KEY || event.key === null) read();
  };
  read();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
