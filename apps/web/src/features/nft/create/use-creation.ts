import { useSyncExternalStore } from 'react';
import type { Hex } from 'viem';
import { useAccountStore } from '../../../lib/store/create-account-store.ts';
import { creationRuns, type CreationRun } from './current-creation.ts';
import { readCreation, watchCreations, type StoredCreation } from './stored-creation.ts';

/** Returns the stored creation of a wallet and the state of its run. */
export function useCreation(address: Hex | null): { stored: StoredCreation | null; run: CreationRun } {
  const read = () => (address === null ? null : readCreation(address));
  const stored = useSyncExternalStore(watchCreations, read, () => null);
  return { stored, run: useAccountStore(creationRuns, address) };
}
