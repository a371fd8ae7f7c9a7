import { readStored, removeStored, writeStored } from '../../lib/store/stored-value.ts';

const KEY = 'nova.recovery';

/** The recovery that this browser has started, and the passkey that it has created for it. */
export interface StoredRecovery {
  readonly id: string;
  readonly credentialId: string;
}

/** Returns the recovery that this browser started last; null if there is none. */
export function readStoredRecovery(): StoredRecovery | null {
  try {
    const { id, credentialId } = JSON.parse(readStored(KEY) ?? 'null') as Partial<StoredRecovery>;
    return id && credentialId ? { id, credentialId } : null;
  } catch {
    return null;
  }
}

export function writeStoredRecovery(recovery: StoredRecovery): void {
  writeStored(KEY, JSON.stringify(recovery));
}

export function removeStoredRecovery(): void {
  removeStored(KEY);
}
