import type { Purchase } from '@nova/shared/presale/purchase';
import { useRef, useState, useSyncExternalStore } from 'react';
import { BridgeFault, type BridgeStep } from './run-bridge.ts';
import type { Hex } from './sale.ts';
import { readBridge, watchBridge, type StoredBridge } from './stored-bridge.ts';

export type BridgeRun =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly step: BridgeStep }
  | { readonly status: 'stopped'; readonly fault: BridgeFault };

/** The kept payment of a wallet; another tab may keep or forget it. */
export function useStoredBridge(address: Hex | null): StoredBridge | null {
  const read = () => (address === null ? null : readBridge(address));
  return useSyncExternalStore(watchBridge, read, () => null);
}

/** Runs one thing of the bridge at a time and tells its step; a second press is ignored. */
export function useBridgeRun(onRegistered: (purchase: Purchase) => void) {
  const [run, setRun] = useState<BridgeRun>({ status: 'idle' });
  const isRunning = useRef(false);
  const start = async (work: (say: (step: BridgeStep) => void) => Promise<Purchase>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setRun({ status: 'running', step: 'switch' });
    try {
      const purchase = await work((step) => setRun({ status: 'running', step }));
      setRun({ status: 'idle' });
      onRegistered(purchase);
    } catch (error) {
      const fault =
        error instanceof BridgeFault ? error : new BridgeFault('bridge', (error as Error).message);
      setRun({ status: 'stopped', fault });
    } finally {
      isRunning.current = false;
    }
  };
  return { run, start };
}
