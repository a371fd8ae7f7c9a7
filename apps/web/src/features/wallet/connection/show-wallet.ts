import type { Hex } from 'viem';
import type { Connector } from 'wagmi';
import { walletStore, type WalletMode } from '../../../lib/chain/wallet-state.ts';
import { readSession, walletsOf } from '../../../lib/session/session-store.ts';
import { currentConnector } from './current-connector.ts';
import { answerTimeOf } from './with-timeout.ts';
import { serverNow } from '../../../lib/page/server-now.ts';

/** Wallets return addresses with a checksum; ours are lowercase. */
export const lower = (address: string) => address.toLowerCase() as Hex;

/** Returns whether the session belongs to an address, or the wallet is in Local Mode. */
export function modeOf(address: string): WalletMode {
  const session = readSession();
  return session && walletsOf(session).includes(address) ? 'session' : 'local';
}

/** Shows a wallet as connected, which makes it the one for signing and sending. */
export function showConnected(connector: Connector, address: Hex, chainId: number): void {
  currentConnector.set(connector);
  walletStore.set({
    status: 'connected',
    address,
    chainId,
    walletName: connector.name,
    mode: modeOf(address),
  });
}

/** Shows a wallet as connecting, with its account as soon as that is known. */
export function showConnecting(connector: Connector, account?: Hex): void {
  walletStore.set({
    status: 'connecting',
    walletId: connector.id,
    deadline: serverNow() + answerTimeOf(connector.id),
    ...(account ? { account } : {}),
  });
}
