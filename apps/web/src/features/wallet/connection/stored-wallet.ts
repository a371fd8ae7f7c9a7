import type { Hex } from 'viem';
import { readStored, removeStored, writeStored } from '../../../lib/store/stored-value.ts';

/** The 'connected' flag: the account and wallet that were connected when the page was last closed. */
export interface StoredWallet {
  readonly address: Hex;
  /** EIP-6963 reverse domain name. */
  readonly walletId: string;
  /**
   * Only for a wallet that lives in the page (the demo's): the wallet connected before it, null for none. It
   * is restored when the demo's wallet is removed.
   */
  readonly before?: StoredWallet | null;
}

const KEY = 'nova.wallet';

export const isWalletKey = (key: string | null): boolean => key === KEY;

export function readStoredWallet(): StoredWallet | null {
  try {
    const value = JSON.parse(readStored(KEY) ?? 'null') as StoredWallet | null;
    return typeof value?.address === 'string' && typeof value.walletId === 'string' ? value : null;
  } catch {
    return null;
  }
}

export function writeStoredWallet(wallet: StoredWallet): void {
  writeStored(KEY, JSON.stringify(wallet));
}

/**
 * Removes the flag after an explicit disconnect or if the wallet no longer shows the account, so nothing
 * reconnects automatically.
 */
export function removeStoredWallet(): void {
  removeStored(KEY);
}
