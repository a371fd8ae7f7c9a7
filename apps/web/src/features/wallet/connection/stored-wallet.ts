import type { Hex } from 'viem';
import { readStored, removeStored, writeStored } from '../../../lib/store/stored-value.ts';

/** The 'connected' flag: which account of which wallet was connected when the page was last left. */
export interface StoredWallet {
  readonly address: Hex;
  /** EIP-6963 reverse domain name. */
  readonly walletId: string;
  /**
   * Only a wallet that lives in the page (the demo's) has it: the one that was connected before, null for none. It is
   * connected again when that one goes.
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

/** An explicit disconnect, or an account that the wallet no longer shows: nothing reconnects by itself. */
export function removeStoredWallet(): void {
  removeStored(KEY);
}
