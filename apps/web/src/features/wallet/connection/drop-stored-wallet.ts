import { readStoredWallet, removeStoredWallet, writeStoredWallet } from './stored-wallet.ts';

/**
 * Drops the 'connected' flag of a wallet, unless it is another one's by now. A wallet that lives in the page gives way
 * to the one before it.
 */
export function dropStoredWallet(walletId: string | undefined): void {
  const stored = readStoredWallet();
  if (stored?.walletId !== walletId) return;
  if (stored?.before) writeStoredWallet(stored.before);
  else removeStoredWallet();
}
