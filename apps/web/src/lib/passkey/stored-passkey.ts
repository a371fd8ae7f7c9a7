import type { Passkey } from '@nova/shared/passkey/schemas';
import { readStored, removeStored, writeStored } from '../store/stored-value.ts';

const KEY = 'nova.passkey';

/** Returns the passkey that this browser used last; null if there is none. Its key stays in the authenticator. */
export function readStoredPasskey(): Passkey | null {
  try {
    const value = JSON.parse(readStored(KEY) ?? 'null') as Partial<Passkey> | null;
    const { credential_id, x, y, address } = value ?? {};
    return credential_id && x && y && address ? { credential_id, x, y, address } : null;
  } catch {
    return null;
  }
}

export function writeStoredPasskey(passkey: Passkey): void {
  writeStored(KEY, JSON.stringify(passkey));
}

export function removeStoredPasskey(): void {
  removeStored(KEY);
}
