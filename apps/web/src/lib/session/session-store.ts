import type { SessionTokens } from '@nova/shared/account/schemas';
import type { Hex } from 'viem';
import { createStore } from '../store/create-store.ts';
import { readStored, removeStored, writeStored } from '../store/stored-value.ts';

/** Who is signed in, as kept in local storage and shared by all tabs. */
export interface Session {
  readonly userId: string;
  /** Wallet that opened the session, lower case; null when an e-mail and a password did. */
  readonly address: Hex | null;
  /** The account's address for mail, where it has one. */
  readonly email?: string | null;
  /** Every wallet of the account, lower case, as far as it is known. */
  readonly wallets?: readonly string[];
  /** Its `expires_at` is by this computer's clock (`tokensByOwnClock`). */
  readonly tokens: Pick<SessionTokens, 'access_token' | 'refresh_token' | 'expires_at'>;
  /**
   * Only a demo's session has it: who was signed in before the demo, null for nobody. It rests in here, so that one
   * entry of the storage tells both, and comes back when the demo ends.
   */
  readonly before?: Session | null;
}

export const SESSION_KEY = 'nova.session';

function parseSession(text: string | null): Session | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Session;
    const hasOwner = typeof value.address === 'string' || value.address === null;
    return typeof value.tokens.refresh_token === 'string' && hasOwner ? value : null;
  } catch {
    return null;
  }
}

/** The wallets that act for this account. */
export function walletsOf({ address, wallets = [] }: Session): readonly string[] {
  return address === null || wallets.includes(address) ? wallets : [address, ...wallets];
}

/**
 * Why a session ended without a press in this tab: `revoked` by the server's word (signed out from another device,
 * or the account is gone), `elsewhere` in another tab.
 */
export type SessionEnd = 'revoked' | 'elsewhere';
const endListeners = new Set<(end: SessionEnd) => void>();

/** Calls back when a session ends without a press in this tab. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

function announceEnd(end: SessionEnd): void {
  for (const listener of endListeners) listener(end);
}

/** Null until `watchStoredSession` has read the browser's storage, and in the prerender. */
export const sessionStore = createStore<Session | null>(null);

/** Whether somebody was signed in when this page was loaded: who comes back is greeted otherwise than who just came in. */
export const isReturningStore = createStore(false);

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

/** Forgets a session that the server does not know any more; a demo's gives way to the one before it. */
export function endRevokedSession(): void {
  saveSession(readSession()?.before ?? null);
  announceEnd('revoked');
}

/** Follows what other tabs do with the session. */
export function watchStoredSession(): () => void {
  const read = () => sessionStore.set(readSession());
  const onStorage = (event: StorageEvent) => {
    if (event.key !== SESSION_KEY && event.key !== null) return;
    const had = sessionStore.get() !== null;
    read();
    if (had && sessionStore.get() === null) announceEnd('elsewhere');
  };
  read();
  isReturningStore.set(sessionStore.get() !== null);
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
