import { readStored, removeStored, writeStored } from '../../../lib/store/stored-value.ts';
import { readReturnPath } from './return-path.ts';

const REGISTERED_KEY = 'nova.registered';

interface StoredRegistration {
  readonly email: string;
  /** Path to open after the login; null for the dashboard. */
  readonly next: string | null;
  /** Registration keys of the mailed links; with one of them, a link logs in this browser. */
  readonly keys: readonly string[];
}

/** Stores a registration for the tab that the mailed link opens. */
export function storeRegistration(registration: StoredRegistration): void {
  writeStored(REGISTERED_KEY, JSON.stringify(registration));
}

function readRegistration(): StoredRegistration | null {
  try {
    return JSON.parse(readStored(REGISTERED_KEY) ?? 'null') as StoredRegistration | null;
  } catch {
    return null;
  }
}

/** Returns the keys of the registration that this browser started; none if it started none. */
export function readRegistrationKeys(): readonly string[] {
  return readRegistration()?.keys ?? [];
}

/** Returns and removes the stored return path of an address; null if none is stored for it. */
export function consumeRegisteredPath(email: string): string | null {
  const registration = readRegistration();
  if (registration?.email !== email) return null;
  removeStored(REGISTERED_KEY);
  return readReturnPath(`?next=${encodeURIComponent(registration.next ?? '')}`);
}
