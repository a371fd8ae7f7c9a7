import { WALLET_AUTO_CONNECT_DELAY_MS } from '@nova/shared/wallet/constants';
import { useEffect } from 'react';
import { loadPart } from '../../../lib/page/load-part.ts';
import { DISCONNECTED, pageWallets, walletStore } from '../../../lib/chain/wallet-state.ts';
import { isWalletKey, readStoredWallet, removeStoredWallet } from './stored-wallet.ts';

/** Loads the code that restores a wallet and follows it from then on. */
async function loadRestoring() {
  const [restoring] = await Promise.all([import('./restore-wallet.ts'), import('./follow-wallet.ts')]);
  return restoring;
}

async function restore(signal: AbortSignal): Promise<void> {
  const stored = readStoredWallet();
  if (!stored || walletStore.get().status !== 'disconnected') return;
  walletStore.set({ status: 'restoring', address: stored.address });
  await new Promise((resolve) => setTimeout(resolve, WALLET_AUTO_CONNECT_DELAY_MS));
  // The code cannot load while offline, which is no reason to forget the wallet.
  const restoring = await loadPart(loadRestoring, signal);
  if (!restoring) return;
  try {
    // Wallets that live in this page (the demo's) must announce themselves first.
    await Promise.all(pageWallets.get().map((announce) => announce()));
    await restoring.restoreWallet(stored);
  } catch {
    if (walletStore.get().status !== 'restoring') return;
    removeStoredWallet();
    walletStore.set(DISCONNECTED);
  }
}

/**
 * One second after startup, if the flag is stored, asks the wallet whether it still shows the account; also
 * when another tab has just connected one. Visitors without the flag never load the wallet code here.
 */
export function useRestoreWallet(): void {
  useEffect(() => {
    const aborter = new AbortController();
    const onStorage = (event: StorageEvent) => {
      if (isWalletKey(event.key) && event.newValue !== null) void restore(aborter.signal);
    };
    void restore(aborter.signal);
    addEventListener('storage', onStorage);
    return () => {
      aborter.abort();
      removeEventListener('storage', onStorage);
      if (walletStore.get().status === 'restoring') walletStore.set(DISCONNECTED);
    };
  }, []);
}
