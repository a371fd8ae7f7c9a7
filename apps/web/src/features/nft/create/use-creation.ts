import { useSyncExternalStore } from 'react';
import type { Hex } from 'viem';
import { useStore } from '../../../lib/store/create-store.ts';
import { creationRun, type CreationRun } from './current-creation.ts';
import { readCreation, watchCreations, type StoredCreation } from './stored-creation.ts';

const IDLE: CreationRun = { status: 'idle' };

/** Returns the stored creation of a wallet and the state of its run. */
export function useCreation(address: Hex | null): { stored: StoredCreation | null; run: CreationRun } {
  const read = () => (address === null ? null : readCreation(address));
  const stored = useSyncExternalStore(watchCreations, read, () => null);
  const run = useStore(creationRun, IDLE);
  const isOwn = run.status !== 'idle' && run.address === address;
  return { stored, run: isOwn ? run : IDLE };
}
