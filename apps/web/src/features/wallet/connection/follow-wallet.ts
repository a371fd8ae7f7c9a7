import { CHAIN_ID, SUPPORTED_CHAIN_IDS } from '@nova/shared/chain/constants';
import type { Hex } from 'viem';
import type { Connector } from 'wagmi';
import { watchConnection } from 'wagmi/actions';
import { DISCONNECTED, walletStore, type ConnectedWallet } from '../../../lib/chain/wallet-state.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { notifyAccountSwitch, notifyWallet } from '../notify-wallet.ts';
import { nameNetwork } from '../popover/network-name.ts';
import { currentConnector } from './current-connector.ts';
import { dropStoredWallet } from './drop-stored-wallet.ts';
import { forgetWallet, restoreStored } from './restore-wallet.ts';
import { lower, modeOf, showConnected } from './show-wallet.ts';
import { readStoredWallet, removeStoredWallet, writeStoredWallet } from './stored-wallet.ts';
import { wagmiConfig } from './wagmi-config.ts';
import { endSessionOfOthers, endSessionOfWallet } from './wallet-session.ts';
import { ANY_WALLET, tabs } from './wallet-tabs.ts';

/**
 * Applies the wallet's current state: another account, another network, or no account. Changes made during an
 * open request are also applied here.
 */
export function followWallet(): void {
  const wallet = walletStore.get();
  const connector = currentConnector.get();
  if (wallet.status !== 'connected' || !connector) return;
  const shown = wagmiConfig.state.connections.get(connector.uid);
  const address = shown?.accounts[0];
  if (shown && address) followAccount(wallet, connector, lower(address), shown.chainId);
  else {
    forgetWallet();
    endSessionOfWallet();
  }
}

function followAccount(before: ConnectedWallet, connector: Connector, address: Hex, chainId: number): void {
  if (address !== before.address) {
    const { walletId = connector.id } = readStoredWallet() ?? {};
    // The flag may belong to another wallet, if a demo was started in another tab.
    if (walletId === connector.id) writeStoredWallet({ address, walletId });
    if (modeOf(address) === 'local') void notifyAccountSwitch(address);
  }
  showConnected(connector, address, chainId);
  if (address !== before.address) endSessionOfOthers();
  if (chainId === before.chainId) return;
  if (chainId === CHAIN_ID) return void notifyWallet('done', { message: 'switched' });
  const isSupported = SUPPORTED_CHAIN_IDS.some((id) => id === chainId);
  const message = isSupported ? 'otherNetwork' : 'unsupported';
  void notifyWallet('warning', { message, values: { name: nameNetwork(chainId) } });
}

// Observes changes in the wallet. A running attempt applies them when it ends.
watchConnection(wagmiConfig, { onChange: followWallet });

// The tab of the click ends the session and informs the wallet; this tab only forgets it.
tabs.addEventListener('message', ({ data: walletId }: MessageEvent<string>) => {
  const { status } = walletStore.get();
  if (status !== 'connected' && status !== 'restoring') return;
  if (walletId === ANY_WALLET) {
    removeStoredWallet();
    return forgetWallet();
  }
  // The message may arrive before the change of the storage that the other tab made.
  dropStoredWallet(walletId);
  // A wallet that is being restored is shown only if its flag is still stored.
  if (status === 'restoring' || currentConnector.get()?.id !== walletId) return;
  currentConnector.set(null);
  walletStore.set(DISCONNECTED);
  void restoreStored();
});

// A session that ends here, in another tab or on the server leaves the wallet in Local Mode.
sessionStore.subscribe(() => {
  const wallet = walletStore.get();
  if (wallet.status === 'connected' && wallet.mode !== modeOf(wallet.address)) {
    walletStore.set({ ...wallet, mode: modeOf(wallet.address) });
  }
});
