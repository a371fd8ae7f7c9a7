import type { ContactCheck } from '@nova/shared/contact/schemas';
import { useEffect } from 'react';
import { createStore, useStore } from '../../lib/store/create-store.ts';
import { contactApi } from './contact-api.ts';

interface CheckState {
  /** The sum to answer; null until it has come. */
  readonly check: ContactCheck | null;
  /** The server did not answer. */
  readonly isAway: boolean;
}

const NOTHING: CheckState = { check: null, isAway: false };
const checkStore = createStore<CheckState>(NOTHING);

/** Asks for another sum: each is good for one try. */
export async function renewContactCheck(): Promise<void> {
  try {
    checkStore.set({ check: await contactApi.askCheck(), isAway: false });
  } catch {
    checkStore.set({ check: null, isAway: true });
  }
}

/** The sum that the form asks, from when the form is there. */
export function useContactCheck(): CheckState {
  useEffect(() => void renewContactCheck(), []);
  return useStore(checkStore, NOTHING);
}
