import { createStore } from '../store/create-store.ts';
import { readStored, removeStored, writeStored } from '../store/stored-value.ts';

const STORAGE_KEY = 'nova.speed';

/** Whether this browser's user has agreed to send speed measurements. */
export const speedConsentStore = createStore(readStored(STORAGE_KEY) === 'yes');

/** Agrees to speed measurements, or withdraws the agreement. */
export function setSpeedConsent(isGiven: boolean): void {
  if (isGiven) writeStored(STORAGE_KEY, 'yes');
  else removeStored(STORAGE_KEY);
  speedConsentStore.set(isGiven);
}
