import type { Purchase } from '@nova/shared/presale/purchase';
import { useSyncExternalStore } from 'react';
import type { Hex } from 'viem';
import { createStore, useStore } from '../../../lib/store/create-store.ts';
import { BridgeError, type BridgeStep } from './run-bridge.ts';
import { readBridge, watchBridge, type StoredBridge } from './stored-bridge.ts';

/** What is being paid: over the bridge, or simulated. */
export interface BridgeWork {
  readonly address: Hex;
  readonly usdtUnits: bigint;
  readonly kind: 'bridge' | 'simulated';
  /** The payment that is being registered. */
  readonly txHash?: Hex;
}

export type BridgeRun =
  | { readonly status: 'idle' }
  | (BridgeWork & { readonly status: 'running'; readonly step: BridgeStep })
  | (BridgeWork & { readonly status: 'stopped'; readonly error: BridgeError });

const IDLE: BridgeRun = { status: 'idle' };

/** The one payment of this page: it outlives the form, which gives way as soon as the wallet is asked for money. */
const bridgeRun = createStore<BridgeRun>(IDLE);

/** The kept payment of a wallet; another tab may keep or forget it. */
export function useStoredBridge(address: Hex | null): StoredBridge | null {
  const read = () => (address === null ? null : readBridge(address));
  return useSyncExternalStore(watchBridge, read, () => null);
}

/** What is being done about a payment of this wallet. */
export function useBridgeRun(address: Hex | null): BridgeRun {
  const run = useStore(bridgeRun, IDLE);
  return run.status !== 'idle' && run.address === address ? run : IDLE;
}

/** Puts away why the last one stopped. */
export function putBridgeRunAway(): void {
  if (bridgeRun.get().status === 'stopped') bridgeRun.set(IDLE);
}

/** Runs one thing of the bridge at a time and tells its step; a second press is ignored. */
export async function startBridgeRun(
  work: BridgeWork,
  carryOut: (say: (step: BridgeStep) => void) => Promise<Purchase>,
  onRegistered: (purchase: Purchase) => void,
): Promise<void> {
  if (bridgeRun.get().status === 'running') return;
  const say = (step: BridgeStep) => bridgeRun.set({ ...work, status: 'running', step });
  say('switch');
  try {
    const purchase = await carryOut(say);
    bridgeRun.set(IDLE);
    onRegistered(purchase);
  } catch (error) {
    const failure =
      error instanceof BridgeError ? error : new BridgeError('bridge', (error as Error).message);
    bridgeRun.set({ ...work, status: 'stopped', error: failure });
  }
}
