import { WALLET_AUTO_CONNECT_DELAY_MS } from '@nova/shared/wallet/constants';
import { useEffect } from 'react';
import { loadPart } from '../../lib/load-part.ts';
import { DISCONNECTED, pageWallets, walletStore } from '../../lib/wallet-state.ts';
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
    const aborter = new AbortController();
    const restore = async () => {
      // Without network the code cannot come; that is no reason to forget the wallet.
      const runtime = await loadPart(() => import('./wallet-runtime.ts'), aborter.signal);
      // A wallet of this very page (the demo's) announces itself first.
      await Promise.all(pageWallets.get().map((announce) => announce()));
      await runtime?.restoreWallet(stored).catch(() => {
        removeStoredWallet();
        walletStore.set(DISCONNECTED);
      });
    };
    const timer = setTimeout(() => void restore(), WALLET_AUTO_CONNECT_DELAY_MS);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, []);
}
