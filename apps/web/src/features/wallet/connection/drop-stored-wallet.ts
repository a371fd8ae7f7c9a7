import { readStoredWallet, removeStoredWallet, writeStoredWallet } from './stored-wallet.ts';

/**
 * Removes the 'connected' flag of a wallet, unless it belongs to another wallet by now. A wallet that lives
 * in the page is replaced by the previous one.
 */
export function dropStoredWallet(walletId: string | undefined): void {
  const stored = readStoredWallet();
  if (stored?.walletId !== walletId) return;
  if (stored?.before) writeStoredWallet(stored.before);
  else removeStoredWallet();
}
