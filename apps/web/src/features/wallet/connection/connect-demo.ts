import type { Hex } from 'viem';
import { walletStore } from '../../../lib/chain/wallet-state.ts';
import { currentConnector } from './current-connector.ts';
import { readStoredWallet, writeStoredWallet } from './stored-wallet.ts';
import { announcedWallets } from './announced-wallets.ts';
import { restoreWallet } from './restore-wallet.ts';
// The restored wallet is followed from then on.
import './follow-wallet.ts';

const TIMEOUT_MS = 2_000;

/**
 * Activates the demo wallet that has just logged in, which is already announced. The previously connected
 * wallet is restored when the demo ends.
 */
export async function connectDemoWallet(walletId: string, address: Hex): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (!announcedWallets.get().some(({ id }) => id === walletId) && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const known = readStoredWallet();
  const stored = { address, walletId, before: known?.before === undefined ? known : known.before };
  writeStoredWallet(stored);
  currentConnector.set(null);
  walletStore.set({ status: 'restoring', address });
  await restoreWallet(stored);
}
