import { passkeySchema, type Passkey } from '@nova/shared/passkey/schemas';
import { readStored, removeStored, writeStored } from '../../../lib/store/stored-value.ts';

const KEY = 'nova.passkey';

/** Returns the passkey that this browser used last; null if there is none. Its key stays in the authenticator. */
export function readStoredPasskey(): Passkey | null {
  try {
    return passkeySchema.parse(JSON.parse(readStored(KEY) ?? 'null'));
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
