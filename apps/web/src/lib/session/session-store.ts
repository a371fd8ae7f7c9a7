import type { SessionTokens } from '@nova/shared/account/schemas';
import type { Hex } from 'viem';
import { createStore, useStore } from '../store/create-store.ts';
import { readStored, removeStored, writeStored } from '../store/stored-value.ts';

/** The current login, stored in local storage and shared by all tabs. */
export interface Session {
  readonly userId: string;
  /** Wallet that opened the session, in lowercase; null for a login with email and password. */
  readonly address: Hex | null;
  /** The account's email address, if it has one. */
  readonly email?: string | null;
  /** Known wallets of the account, in lowercase. */
  readonly wallets?: readonly string[];
  /** `expires_at` refers to this computer's clock (`correctClockSkew`). */
  readonly tokens: Pick<SessionTokens, 'access_token' | 'refresh_token' | 'expires_at'>;
  /**
   * Only in a demo's session: the session from before the demo, null for none. Stored inside, so that one
   * storage entry contains both, and restored after the demo.
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

export const isDemoSession = (session: Session | null): boolean => session?.before !== undefined;

export function walletsOf({ address, wallets = [] }: Session): readonly string[] {
  return address === null || wallets.includes(address) ? wallets : [address, ...wallets];
}

/**
 * Why a session ended without a click in this tab: `revoked` by the server (logged out on another device, or
 * the account was deleted), `elsewhere` in another tab.
 */
export type SessionEnd = 'revoked' | 'elsewhere';
const endListeners = new Set<(end: SessionEnd) => void>();

/** Calls the listener when a session ends without a click in this tab. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

function announceEnd(end: SessionEnd): void {
  for (const listener of endListeners) listener(end);
}

/** Null until `watchStoredSession` has read the browser's storage, and during prerendering. */
export const sessionStore = createStore<Session | null>(null);

/** Returns whether the user is in a demo; false during prerendering. */
export const useIsDemo = (): boolean => isDemoSession(useStore(sessionStore, null));

/** True if the user was already logged in when this page loaded; the home page then welcomes them back. */
export const isReturningStore = createStore(false);

/** Reads the session directly from storage, because another tab may have just written it. */
export function readSession(): Session | null {
  return parseSession(readStored(SESSION_KEY));
}

/** Saves or removes the session for all tabs. */
export function saveSession(session: Session | null): void {
  if (session) writeStored(SESSION_KEY, JSON.stringify(session));
  else removeStored(SESSION_KEY);
  sessionStore.set(session);
}

/** Removes a session that the server no longer knows; a demo's is replaced by the previous one. */
export function endRevokedSession(): void {
  saveSession(readSession()?.before ?? null);
  announceEnd('revoked');
}

/** Applies changes to the session by other tabs. Returns a function to stop. */
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
