import { WALLET_INITIAL_DELAY_MS } from '@nova/shared/wallet/constants';
import type { Connector } from 'wagmi';
import { reconnect } from 'wagmi/actions';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import { findConnector } from './announced-wallets.ts';
import { currentConnector } from './current-connector.ts';
import { dropStoredWallet } from './drop-stored-wallet.ts';
import { pause } from './pause.ts';
import { lower, showConnected } from './show-wallet.ts';
import { readStoredWallet, type StoredWallet } from './stored-wallet.ts';
import { wagmiConfig } from './wagmi-config.ts';
import { announceWalletConnect, WALLETCONNECT_ID } from '../walletconnect/walletconnect-wallet.ts';
import { withTimeout } from './with-timeout.ts';

/** Forgets the wallet. Nothing reconnects automatically, except the wallet from before a demo. */
export function forgetWallet(walletId = currentConnector.get()?.id ?? readStoredWallet()?.walletId): void {
  dropStoredWallet(walletId);
  currentConnector.set(null);
  walletStore.set(DISCONNECTED);
}

/** Longest wait for a wallet that does not respond, in milliseconds. */
const RECONNECT_WAIT_MS = 2_000;
let reconnecting: Promise<unknown> | null = null;

async function reconnectTo(connector: Connector) {
  const running = reconnect(wagmiConfig, { connectors: [connector] });
  reconnecting = running;
  try {
    return await running;
  } finally {
    reconnecting = null;
  }
}

/** Waits for a wallet that is being restored: when it is, the library forgets wallets connected in the meantime. */
export async function waitForReconnect(): Promise<void> {
  if (reconnecting) await Promise.race([reconnecting.catch(() => undefined), pause(RECONNECT_WAIT_MS)]);
}

/** Restores the wallet of the stored flag, if there is one. */
export async function restoreStored(): Promise<void> {
  const stored = readStoredWallet();
  if (!stored || walletStore.get().status !== 'disconnected') return;
  walletStore.set({ status: 'restoring', address: stored.address });
  await restoreWallet(stored).catch(() => forgetWallet(stored.walletId));
}

/**
 * Restores the account of the last visit if its wallet still shows it. Uses `eth_accounts` only, so no wallet
 * opens a prompt. Otherwise the flag is removed.
 */
export async function restoreWallet(stored: StoredWallet): Promise<void> {
  let connector = findConnector(stored.walletId);
  if (!connector) {
    if (stored.walletId === WALLETCONNECT_ID) await announceWalletConnect().catch(() => undefined);
    // An extension may announce itself shortly after the request.
    else await pause(WALLET_INITIAL_DELAY_MS);
    connector = findConnector(stored.walletId);
  }
  // A wallet that does not respond is treated as removed; the user can still choose it manually.
  const [connection] = connector ? await withTimeout(reconnectTo(connector)) : [];
  const hasAccount = connection?.accounts.some((account) => lower(account) === stored.address);
  // Meanwhile the user may have connected or disconnected a wallet.
  const wallet = walletStore.get();
  if (wallet.status !== 'restoring' || wallet.address !== stored.address) return;
  // The flag is gone if the wallet was removed here or in another tab while it responded, as when a demo ends.
  const isRemoved = readStoredWallet()?.walletId !== stored.walletId;
  if (connector && connection && hasAccount && !isRemoved) {
    showConnected(connector, stored.address, connection.chainId);
    return;
  }
  forgetWallet(stored.walletId);
  await restoreStored();
}
