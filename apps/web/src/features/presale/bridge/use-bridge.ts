import type { Purchase } from '@nova/shared/presale/purchase';
import { useSyncExternalStore } from 'react';
import type { Hex } from 'viem';
import { createStore, useStore } from '../../../lib/store/create-store.ts';
import { BridgeError } from './bridge-error.ts';
import type { BridgeStep } from './bridge-tools.ts';
import { readBridge, watchBridge, type StoredBridge } from './stored-bridge.ts';

/** The current payment, from Ethereum or simulated. */
export interface BridgeWork {
  readonly address: Hex;
  readonly usdtUnits: bigint;
  readonly kind: 'bridge' | 'simulated';
  /** Hash of the payment being registered. */
  readonly txHash?: Hex;
}

export type BridgeRun =
  | { readonly status: 'idle' }
  | (BridgeWork & { readonly status: 'running'; readonly step: BridgeStep })
  | (BridgeWork & { readonly status: 'stopped'; readonly error: BridgeError });

const IDLE: BridgeRun = { status: 'idle' };

/**
 * The single payment of this page: it outlives the form,
 * which is replaced as soon as the wallet is asked to pay.
 */
const bridgeRun = createStore<BridgeRun>(IDLE);

/** Returns the stored payment of a wallet, which another tab may save or remove. */
export function useStoredBridge(address: Hex | null): StoredBridge | null {
  const read = () => (address === null ? null : readBridge(address));
  return useSyncExternalStore(watchBridge, read, () => null);
}

/** Returns the state of this wallet's payment. */
export function useBridgeRun(address: Hex | null): BridgeRun {
  const run = useStore(bridgeRun, IDLE);
  return run.status !== 'idle' && run.address === address ? run : IDLE;
}

/** Dismisses the error of the previous payment. */
export function closeBridgeRun(): void {
  if (bridgeRun.get().status === 'stopped') bridgeRun.set(IDLE);
}

/** Runs one payment operation at a time and reports its step; a second click is ignored. */
export async function startBridgeRun(
  work: BridgeWork,
  carryOut: (reportProgress: (step: BridgeStep) => void) => Promise<Purchase>,
  onRegistered: (purchase: Purchase) => void,
): Promise<void> {
  if (bridgeRun.get().status === 'running') return;
  const reportProgress = (step: BridgeStep) => bridgeRun.set({ ...work, status: 'running', step });
  reportProgress('switch');
  try {
    const purchase = await carryOut(reportProgress);
    bridgeRun.set(IDLE);
    onRegistered(purchase);
  } catch (error) {
    const failure =
      error instanceof BridgeError ? error : new BridgeError('bridge', (error as Error).message);
    bridgeRun.set({ ...work, status: 'stopped', error: failure });
  }
}
