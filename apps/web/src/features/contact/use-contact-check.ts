import type { ContactCheck } from '@nova/shared/contact/schemas';
import { useEffect } from 'react';
import { createStore, useStore } from '../../lib/store/create-store.ts';
import { contactApi } from './contact-api.ts';

interface CheckState {
  /** The arithmetic question to answer; null until it is loaded. */
  readonly check: ContactCheck | null;
  /** Whether the server did not respond. */
  readonly isAway: boolean;
}

const NOTHING: CheckState = { check: null, isAway: false };
const checkStore = createStore<CheckState>(NOTHING);

/** Requests a new arithmetic question, because each one is valid for one attempt. */
export async function renewContactCheck(): Promise<void> {
  try {
    checkStore.set({ check: await contactApi.fetchCheck(), isAway: false });
  } catch {
    checkStore.set({ check: null, isAway: true });
  }
}

/** Returns the form's arithmetic question, requested when the form is mounted and when the browser is online again. */
export function useContactCheck(): CheckState {
  useEffect(() => {
    void renewContactCheck();
    const retry = () => checkStore.get().isAway && void renewContactCheck();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  return useStore(checkStore, NOTHING);
}
