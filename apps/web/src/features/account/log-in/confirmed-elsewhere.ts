import { writeStored } from '../../../lib/store/stored-value.ts';

const CONFIRMED_KEY = 'nova.confirmed';

/** Tells the other tabs that this tab has confirmed an address. */
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
