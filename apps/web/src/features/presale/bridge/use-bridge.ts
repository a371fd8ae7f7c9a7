import type { Purchase } from '@nova/shared/presale/purchase';
import { useSyncExternalStore } from 'react';
import type { Hex } from 'viem';
import { createAccountStore, useAccountStore } from '../../../lib/store/create-account-store.ts';
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
 * The payment of each account: it outlives the form, which is replaced as soon as the wallet is asked to pay,
 * and continues while the wallet shows another account.
 */
const bridgeRuns = createAccountStore<BridgeRun>(IDLE);

/** Returns the stored payment of a wallet, which another tab may save or remove. */
export function useStoredBridge(address: Hex | null): StoredBridge | null {
  const read = () => (address === null ? null : readBridge(address));
  return useSyncExternalStore(watchBridge, read, () => null);
}

/** Returns the state of this wallet's payment. */
export function useBridgeRun(address: Hex | null): BridgeRun {
  return useAccountStore(bridgeRuns, address);
}

/** Dismisses the error of the previous payment. */
export function closeBridgeRun(address: Hex): void {
  if (bridgeRuns.get(address).status === 'stopped') bridgeRuns.set(address, IDLE);
}

/** Runs one payment operation of an account at a time and reports its step; a second click is ignored. */
export async function startBridgeRun(
  work: BridgeWork,
  carryOut: (reportProgress: (step: BridgeStep) => void) => Promise<Purchase>,
  onRegistered: (purchase: Purchase) => void,
): Promise<void> {
  const { address } = work;
  if (bridgeRuns.get(address).status === 'running') return;
  const reportProgress = (step: BridgeStep) => bridgeRuns.set(address, { ...work, status: 'running', step });
  reportProgress('switch');
  try {
    const purchase = await carryOut(reportProgress);
    bridgeRuns.set(address, IDLE);
    onRegistered(purchase);
  } catch (error) {
    const failure =
      error instanceof BridgeError ? error : new BridgeError('bridge', (error as Error).message);
    bridgeRuns.set(address, { ...work, status: 'stopped', error: failure });
  }
}
