import { WALLET_PENDING_RETRY_MS, WALLET_CONNECT_TIMEOUT_MS } from '@nova/shared/wallet/constants';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { Connector } from 'wagmi';
import { connect, disconnect, reconnect, watchConnection, watchConnectors } from 'wagmi/actions';
import { signOut } from '../../lib/session/sign-out.ts';
import { readSession, sessionStore } from '../../lib/session/session-store.ts';
import { DISCONNECTED, walletStore, type ConnectedWallet, type WalletMode } from '../../lib/wallet-state.ts';
import { nameNetwork } from './network-name.ts';
import { notifyLocalMode, notifyWallet } from './notify-wallet.ts';
import { SigningFailed, signIn } from './sign-in.ts';
import {
  readStoredWallet,
  removeStoredWallet,
  writeStoredWallet,
  type StoredWallet,
} from './stored-wallet.ts';
import { switchToNova } from './switch-network.ts';
import { wagmiConfig } from './wagmi-config.ts';
import { describeConnectFault, describeSignFault, providerCodeOf, REQUEST_PENDING } from './wallet-error.ts';
import { withTimeout } from './with-timeout.ts';

/** The wallet in use; its methods are needed for signing and switching. */
let current: Connector | null = null;
/** The attempt that is running; a second press is ignored, `cancelConnecting` ends it. */
let attempt: AbortController | null = null;

const lower = (address: string) => address.toLowerCase() as `0x${string}`;
const modeOf = (address: string): WalletMode => (readSession()?.address === address ? 'session' : 'local');

function showConnected(connector: Connector, address: `0x${string}`, chainId: number): void {
  current = connector;
  walletStore.set({
    status: 'connected',
    address,
    chainId,
    walletName: connector.name,
    mode: modeOf(address),
  });
}

function showConnecting(connector: Connector): void {
  walletStore.set({
    status: 'connecting',
    walletId: connector.id,
    deadline: Date.now() + WALLET_CONNECT_TIMEOUT_MS,
  });
}

// A wallet with a request already open says so; it is asked once more after three seconds.
async function requestAccounts(connector: Connector, signal: AbortSignal) {
  // A late answer to an earlier attempt may have connected it behind our back.
  if (wagmiConfig.state.current === connector.uid) await disconnect(wagmiConfig, { connector });
  const ask = () => withTimeout(connect(wagmiConfig, { connector }), signal);
  try {
    return await ask();
  } catch (error) {
    if (providerCodeOf(error) !== REQUEST_PENDING) throw error;
    void notifyWallet('warning', { message: 'pending' });
    await new Promise((resolve) => setTimeout(resolve, WALLET_PENDING_RETRY_MS));
    signal.throwIfAborted();
    return ask();
  }
}

/** Opens a session, or says why not and goes on in Local Mode. */
async function openSession(connector: Connector, address: `0x${string}`, signal: AbortSignal): Promise<void> {
  if (modeOf(address) === 'session') return;
  try {
    await signIn({ address, connector, signal });
  } catch (error) {
    if (signal.aborted) throw error;
    const fault =
      error instanceof SigningFailed
        ? describeSignFault(error.cause, connector.name)
        : ({ message: 'authenticationFailed' } as const);
    void notifyLocalMode(fault);
  }
}

/** Connects a wallet the person has chosen: accounts first, then one message to sign. */
export async function connectWallet(connector: Connector): Promise<void> {
  if (attempt) return;
  attempt = new AbortController();
  const { signal } = attempt;
  showConnecting(connector);
  try {
    const { accounts, chainId } = await requestAccounts(connector, signal);
    const address = accounts[0] && lower(accounts[0]);
    if (!address) {
      walletStore.set(DISCONNECTED);
      return void notifyWallet('fault', { message: 'noAccounts' });
    }
    showConnecting(connector);
    await openSession(connector, address, signal);
    writeStoredWallet({ address, walletId: connector.id });
    showConnected(connector, address, chainId);
  } catch (error) {
    walletStore.set(DISCONNECTED);
    void disconnect(wagmiConfig, { connector }).catch(() => undefined);
    void notifyWallet('fault', signal.aborted ? { message: 'cancelled' } : describeConnectFault(error));
  } finally {
    attempt = null;
  }
}

/** Ends the running attempt; what the wallet answers later is ignored. */
export function cancelConnecting(): void {
  attempt?.abort(new Error('cancelled'));
}

/** Asks for the signature again, after Local Mode. */
export async function signInAgain(): Promise<void> {
  const wallet = walletStore.get();
  if (wallet.status !== 'connected' || !current || attempt) return;
  attempt = new AbortController();
  try {
    await openSession(current, wallet.address, attempt.signal);
    showConnected(current, wallet.address, wallet.chainId);
  } finally {
    attempt = null;
  }
}

/** The person's own decision: forgets account and session, nothing reconnects by itself. */
export async function disconnectWallet(): Promise<void> {
  removeStoredWallet();
  walletStore.set(DISCONNECTED);
  const connector = current;
  current = null;
  await Promise.allSettled([
    signOut(),
    connector ? disconnect(wagmiConfig, { connector }) : Promise.resolve(),
  ]);
}

/** Puts the connected wallet on our network. */
export async function switchNetwork(): Promise<void> {
  if (!current) return;
  const fault = await switchToNova(current);
  await notifyWallet(fault ? 'fault' : 'done', fault ?? { message: 'switched' });
}

function findConnector(walletId: string): Connector | undefined {
  return wagmiConfig.connectors.find((connector) => connector.id === walletId);
}

/**
 * Takes up the account of the last visit when its wallet still shows it. Asks `eth_accounts` only, so no wallet
 * opens a window. Otherwise the flag is removed.
 */
export async function restoreWallet(stored: StoredWallet): Promise<void> {
  const connector = findConnector(stored.walletId);
  const [connection] = connector ? await reconnect(wagmiConfig, { connectors: [connector] }) : [];
  const hasAccount = connection?.accounts.some((account) => lower(account) === stored.address);
  // Meanwhile the person may have connected by hand, or disconnected.
  if (walletStore.get().status !== 'restoring') return;
  if (connector && connection && hasAccount) {
    showConnected(connector, stored.address, connection.chainId);
  } else {
    removeStoredWallet();
    walletStore.set(DISCONNECTED);
  }
}

function followAccount(wallet: ConnectedWallet, address: `0x${string}`, chainId: number): void {
  if (address !== wallet.address) {
    // The session belongs to the account that signed it.
    void signOut();
    writeStoredWallet({ address, walletId: readStoredWallet()?.walletId ?? current!.id });
  }
  showConnected(current!, address, chainId);
  if (chainId !== wallet.chainId && chainId !== CHAIN_ID) {
    void notifyWallet('warning', { message: 'unsupported', values: { name: nameNetwork(chainId) } });
  }
}

// What happens inside the wallet: another account, another network, or the end of the connection.
watchConnection(wagmiConfig, {
  onChange: (connection) => {
    const wallet = walletStore.get();
    if (wallet.status !== 'connected' || !current) return;
    if (connection.status === 'disconnected') {
      removeStoredWallet();
      current = null;
      walletStore.set(DISCONNECTED);
      void signOut();
    } else if (connection.status === 'connected') {
      followAccount(wallet, lower(connection.address), connection.chainId);
    }
  },
});

// A session that ends (here, in another tab, or by the server's word) leaves the wallet in Local Mode.
sessionStore.subscribe(() => {
  const wallet = walletStore.get();
  if (wallet.status === 'connected' && wallet.mode !== modeOf(wallet.address)) {
    walletStore.set({ ...wallet, mode: modeOf(wallet.address) });
  }
});

/** Wallets that have announced themselves, and word of later ones. */
export const announcedWallets = {
  get: () => wagmiConfig.connectors,
  subscribe: (onChange: () => void) => watchConnectors(wagmiConfig, { onChange }),
};
