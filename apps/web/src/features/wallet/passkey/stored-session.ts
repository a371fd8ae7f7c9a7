import type { Hex } from 'viem';
import { createStore } from '../../../lib/store/create-store.ts';
import { readStored, removeStored, writeStored } from '../../../lib/store/stored-value.ts';
import { serverNow } from '../../../lib/page/server-now.ts';

/** A key in this browser that may make a few calls of the account for an hour. */
export interface StoredSession {
  readonly account: Hex;
  /** Private key; the contract limits what it can do and for how long. */
  readonly key: Hex;
  /** Seconds since 1970. */
  readonly validUntil: number;
  readonly calls: readonly { readonly target: Hex; readonly selector: Hex }[];
}

const KEY = 'nova.passkeySession';

function parse(): StoredSession | null {
  try {
    return JSON.parse(readStored(KEY) ?? 'null') as StoredSession | null;
  } catch {
    return null;
  }
}

/** Changes with the session of this tab. */
export const sessionChanges = createStore(0);

/** Returns the session of an account; null after its end. */
export function readStoredSession(account: Hex): StoredSession | null {
  const session = parse();
  if (session?.account !== account) return null;
  if (session.validUntil * 1_000 > serverNow()) return session;
  removeStored(KEY);
  return null;
}

export function writeStoredSession(session: StoredSession | null): void {
  if (session) writeStored(KEY, JSON.stringify(session));
  else removeStored(KEY);
  sessionChanges.set(sessionChanges.get() + 1);
}
