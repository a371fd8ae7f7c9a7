import { readStored, removeStored, writeStored } from '../../../lib/store/stored-value.ts';
import { readReturnPath } from './return-path.ts';

const CONFIRMED_KEY = 'nova.confirmed';
const REGISTERED_KEY = 'nova.registered';

/** Stores the return path of a registration, for the tab that the mailed link opens. */
export function storeRegistered(email: string, next: string | null): void {
  writeStored(REGISTERED_KEY, JSON.stringify({ email, next }));
}

/** Returns and removes the stored return path of an address; null if none is stored for it. */
export function consumeRegisteredPath(email: string): string | null {
  try {
    const storedRegistration = JSON.parse(readStored(REGISTERED_KEY) ?? 'null') as {
      email: string;
      next: string;
    } | null;
    if (storedRegistration?.email !== email) return null;
    removeStored(REGISTERED_KEY);
    return readReturnPath(`?next=${encodeURIComponent(storedRegistration.next)}`);
  } catch {
    return null;
  }
}

/** Notifies the other tabs that this tab has confirmed an address. */
export function announceConfirmed(email: string): void {
  writeStored(CONFIRMED_KEY, JSON.stringify({ email, at: Date.now() }));
}

/** Calls the listener with each address that another tab has confirmed. */
export function onConfirmedElsewhere(listener: (email: string) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === CONFIRMED_KEY && newValue !== null)
      listener((JSON.parse(newValue) as { email: string }).email);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
