import { announcedWallets, restoreWallet } from './wallet-runtime.ts';
import { walletStore } from '../../lib/wallet-state.ts';
import { writeStoredWallet } from './stored-wallet.ts';

const PATIENCE_MS = 2_000;

/** Takes up the demo wallet that has just signed in: it is announced by now, and its session is there. */
export async function connectDemoWallet(walletId: string, address: `0x${string}`): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!announcedWallets.get().some(({ id }) => id === walletId) && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const stored = { address, walletId };
  writeStoredWallet(stored);
  walletStore.set({ status: 'restoring', address });
  await restoreWallet(stored);
}
