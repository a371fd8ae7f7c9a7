import { WALLET_AUTO_CONNECT_DELAY_MS } from '@nova/shared/wallet/constants';
import { useEffect } from 'react';
import { DISCONNECTED, walletStore } from '../../lib/wallet-state.ts';
import { readStoredWallet, removeStoredWallet } from './stored-wallet.ts';

/**
 * One second after start, if a stored flag says that a wallet was connected, asks that wallet whether it still
 * shows the account. Visitors without the flag never load the wallet's code here.
 */
export function useRestoreWallet(): void {
  useEffect(() => {
    const stored = readStoredWallet();
    if (!stored || walletStore.get().status !== 'disconnected') return undefined;
    walletStore.set({ status: 'restoring', address: stored.address });
    const timer = setTimeout(() => {
      import('./wallet-runtime.ts')
        .then((runtime) => runtime.restoreWallet(stored))
        .catch(() => {
          removeStoredWallet();
          walletStore.set(DISCONNECTED);
        });
    }, WALLET_AUTO_CONNECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
