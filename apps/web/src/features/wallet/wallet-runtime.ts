import { WALLET_PENDING_RETRY_MS, WALLET_CONNECT_TIMEOUT_MS } from '@nova/shared/wallet/constants';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { Connector } from 'wagmi';
import {
  connect,
  disconnect,
  reconnect,
  sendTransaction,
  watchConnection,
  watchConnectors,
} from 'wagmi/actions';
import { WALLET_ERRORS } from '@nova/shared/wallet/errors';
import { reportAction } from '../../lib/action-reports.ts';
import { ApiError } from '../../lib/api/http.ts';
import { readAccount } from '../../lib/session/sync-account.ts';
import { signOut } from '../../lib/session/sign-out.ts';
import { readSession, sessionStore, walletsOf } from '../../lib/session/session-store.ts';
import {
  DISCONNECTED,
  requestWalletPopover,
  walletLinking,
  walletStore,
  type ConnectedWallet,
  type WalletMode,
} from '../../lib/wallet-state.ts';
import { nameNetwork } from './network-name.ts';
import { notifyLocalMode, notifyWallet } from './notify-wallet.ts';
import { isJoining, SigningFailed, signIn } from './sign-in.ts';
import {
  readStoredWallet,
  removeStoredWallet,
  writeStoredWallet,
  type StoredWallet,
} from './stored-wallet.ts';
import { addNova, switchToNova, type Provider } from './switch-network.ts';
import { wagmiConfig } from './wagmi-config.ts';
import {
  describeConnectFault,
  describeSignFault,
  providerCodeOf,
  REQUEST_PENDING,
  USER_REJECTED,
  type WalletFault,
} from './wallet-error.ts';
import { claimWelcomeBonus } from './welcome-bonus.ts';
import { withTimeout } from './with-timeout.ts';

/** The wallet in use; its methods are needed for signing and switching. */
let current: Connector | null = null;
/** The attempt that is running; a second press is ignored, `cancelConnecting` ends it. */
let attempt: AbortController | null = null;

const lower = (address: string) => address.toLowerCase() as `0x${string}`;
function modeOf(address: string): WalletMode {
  const session = readSession();
  return session && walletsOf(session).includes(address) ? 'session' : 'local';
}

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

function describeSessionFault(error: unknown, walletName: string): WalletFault {
  if (error instanceof SigningFailed) return describeSignFault(error.cause, walletName);
  if (error instanceof ApiError && error.code === WALLET_ERRORS.walletTaken) return { message: 'taken' };
  return { message: 'authenticationFailed' };
}

/** Opens a session, or says why not and goes on in Local Mode. */
async function openSession(connector: Connector, address: `0x${string}`, signal: AbortSignal): Promise<void> {
  if (modeOf(address) === 'session') return;
  try {
    await signIn({ address, connector, signal });
    void claimWelcomeBonus(address);
    // What the account is called, and its other wallets; the session works without.
    void readAccount().catch(() => undefined);
  } catch (error) {
    if (signal.aborted) throw error;
    void notifyLocalMode(describeSessionFault(error, connector.name));
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

/** Forgets the wallet; nothing reconnects by itself. */
async function releaseWallet(): Promise<void> {
  removeStoredWallet();
  walletStore.set(DISCONNECTED);
  const connector = current;
  current = null;
  if (connector) await disconnect(wagmiConfig, { connector });
}

/** The person's own decision. A session with an e-mail goes on without the wallet; any other ends with it. */
export async function disconnectWallet(): Promise<void> {
  const keepsSession = typeof readSession()?.email === 'string';
  await Promise.allSettled([releaseWallet(), keepsSession ? Promise.resolve() : signOut()]);
}

/** Lets the person choose a further wallet, which joins the account they are signed in to. */
export async function linkAnotherWallet(): Promise<void> {
  walletLinking.set(true);
  await releaseWallet().catch(() => undefined);
  requestWalletPopover();
}

/** Has the connected wallet send a transaction of this chain. @returns its hash */
export async function sendFromWallet(call: {
  to: `0x${string}`;
  data: `0x${string}`;
  /** Wei. */
  value?: bigint;
}): Promise<`0x${string}`> {
  const wallet = walletStore.get();
  if (!current || wallet.status !== 'connected') throw new Error('No wallet is connected.');
  const hash = await sendTransaction(wagmiConfig, {
    ...call,
    account: wallet.address,
    connector: current,
    chainId: CHAIN_ID,
  });
  reportAction('blockchain_interaction');
  return hash;
}

/** Has the wallet list a token beside its coins. */
export async function showTokenInWallet(token: {
  symbol: string;
  address: string;
  decimals: number;
}): Promise<void> {
  const provider = (await current?.getProvider()) as Provider | undefined;
  if (!provider) return;
  try {
    const isAdded = await provider.request({
      method: 'wallet_watchAsset',
      params: { type: 'ERC20', options: token },
    });
    if (isAdded) await notifyWallet('done', { message: 'tokenAdded' });
  } catch (error) {
    const isRefused = providerCodeOf(error) === USER_REJECTED;
    await notifyWallet(isRefused ? 'warning' : 'fault', { message: 'tokenFailed' });
  }
}

/** Puts the connected wallet on our network. @param isAdding offers the network to the wallet even if it is there */
export async function switchNetwork(isAdding = false): Promise<void> {
  if (!current) return;
  const fault = isAdding ? await addNova(current) : await switchToNova(current);
  if (fault === null) reportAction('network_switch');
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
    // A session belongs to the wallets of its account; one with an e-mail goes on, and this wallet may join it.
    if (modeOf(address) === 'local' && !isJoining()) void signOut();
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
      if (!isJoining()) void signOut();
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
