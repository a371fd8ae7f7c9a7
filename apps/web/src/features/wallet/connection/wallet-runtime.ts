import { CHAIN_ID, SUPPORTED_CHAIN_IDS } from '@nova/shared/chain/constants';
import { WALLET_CONNECT_TIMEOUT_MS, WALLET_INITIAL_DELAY_MS } from '@nova/shared/wallet/constants';
import { WALLET_ERRORS } from '@nova/shared/wallet/errors';
import type { Hex } from 'viem';
import type { Connector } from 'wagmi';
import { disconnect, reconnect, watchConnection, watchConnectors } from 'wagmi/actions';
import { ApiError } from '../../../lib/api/http.ts';
import { readAccount } from '../../../lib/session/sync-account.ts';
import { whenIdle } from '../../../lib/preload/when-idle.ts';
import { endSession } from '../../../lib/session/end-session.ts';
import { isDemoSession, readSession, sessionStore, walletsOf } from '../../../lib/session/session-store.ts';
import {
  DISCONNECTED,
  requestWalletPopover,
  walletLinking,
  walletStore,
  type ConnectedWallet,
  type WalletMode,
} from '../../../lib/chain/wallet-state.ts';
import { currentConnector } from './current-connector.ts';
import { dropStoredWallet } from './drop-stored-wallet.ts';
import { nameNetwork } from '../popover/network-name.ts';
import { notifyAccountSwitch, notifyLocalMode, notifyWallet } from '../notify-wallet.ts';
import { pause } from './pause.ts';
import { requestAccounts } from './request-accounts.ts';
import { isJoining, SigningFailed, signIn } from '../sign-in.ts';
import {
  readStoredWallet,
  removeStoredWallet,
  writeStoredWallet,
  type StoredWallet,
} from './stored-wallet.ts';
import { wagmiConfig } from './wagmi-config.ts';
import { describeConnectError, describeSignError, type WalletError } from './wallet-error.ts';
import { claimWelcomeBonus } from '../welcome-bonus.ts';
import { withTimeout } from './with-timeout.ts';

/** The running attempt; a second click is ignored, and `cancelConnecting` aborts it. */
let attempt: AbortController | null = null;
/** An explicit disconnect is broadcast to all tabs of this browser. */
const tabs = new BroadcastChannel('nova.wallet');
/** Tells the other tabs which wallet was disconnected. */
const notifyTabs: (walletId: string) => void = tabs.postMessage.bind(tabs);
/** Broadcast instead of a wallet ID if the disconnect applies to every tab, even one with another wallet. */
const ANY_WALLET = 'any';

const lower = (address: string) => address.toLowerCase() as Hex;
function modeOf(address: string): WalletMode {
  const session = readSession();
  return session && walletsOf(session).includes(address) ? 'session' : 'local';
}

function showConnected(connector: Connector, address: Hex, chainId: number): void {
  currentConnector.set(connector);
  walletStore.set({
    status: 'connected',
    address,
    chainId,
    walletName: connector.name,
    mode: modeOf(address),
  });
}

function showConnecting(connector: Connector, account?: Hex): void {
  walletStore.set({
    status: 'connecting',
    walletId: connector.id,
    deadline: Date.now() + WALLET_CONNECT_TIMEOUT_MS,
    ...(account ? { account } : {}),
  });
}

/** Server errors that the user can resolve. */
const SESSION_ERRORS: Readonly<Record<string, WalletError['message']>> = {
  [WALLET_ERRORS.walletTaken]: 'taken',
  unauthorized: 'sessionEnded',
  rate_limited: 'tooManyTries',
};

function describeSessionError(error: unknown, walletName: string): WalletError {
  if (error instanceof SigningFailed) return describeSignError(error.cause, walletName);
  const code = error instanceof ApiError ? error.code : '';
  return { message: SESSION_ERRORS[code] ?? 'authenticationFailed' };
}

/** Opens a session, or explains why not and continues in Local Mode. */
async function openSession(
  connector: Connector,
  { address, chainId }: Pick<ConnectedWallet, 'address' | 'chainId'>,
  signal: AbortSignal,
): Promise<void> {
  if (modeOf(address) === 'session') return;
  try {
    const isOnNova = await signIn({ address, connector, chainId, signal });
    if (!isOnNova)
      void notifyWallet('note', { message: 'signedInElsewhere', values: { name: nameNetwork(chainId) } });
    // Deferred so that balances load first.
    whenIdle(() => {
      void claimWelcomeBonus(address);
      // The account's name and its other wallets; the session works without them.
      void readAccount().catch(() => undefined);
    });
  } catch (error) {
    if (signal.aborted) throw error;
    void notifyLocalMode(describeSessionError(error, connector.name));
  }
}

/** Connects a wallet chosen by the user: first its accounts, then one message to sign. */
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
      return void notifyWallet('error', { message: 'noAccounts' });
    }
    showConnecting(connector, address);
    await openSession(connector, { address, chainId }, signal);
    writeStoredWallet({ address, walletId: connector.id });
    showConnected(connector, address, chainId);
    followWallet();
  } catch (error) {
    walletStore.set(DISCONNECTED);
    void disconnect(wagmiConfig, { connector }).catch(() => undefined);
    const failure: WalletError = signal.aborted ? { message: 'cancelled' } : describeConnectError(error);
    void notifyWallet(TONES[failure.message] ?? 'error', failure);
  } finally {
    attempt = null;
  }
}

/** Logs in with a wallet by its EIP-6963 name, unless logged in; notifies the user if it is not available. */
export async function logInWithWallet(walletId: string): Promise<void> {
  const connector = findConnector(walletId);
  if (!connector) return void notifyWallet('error', { message: 'notAvailable' });
  const wallet = walletStore.get();
  if (wallet.status === 'connected' && currentConnector.get()?.id === walletId && wallet.mode === 'session')
    return;
  await connectWallet(connector);
}

/** Not errors: the user canceled, or has not responded yet. */
const TONES: Partial<Record<WalletError['message'], 'note' | 'warning'>> = {
  cancelled: 'note',
  stillPending: 'warning',
};

/** Aborts the running attempt; a later response of the wallet is ignored. */
export function cancelConnecting(): void {
  attempt?.abort(new Error('cancelled'));
}

/** Requests the signature again, after Local Mode. */
export async function signInAgain(): Promise<void> {
  const wallet = walletStore.get();
  const connector = currentConnector.get();
  if (wallet.status !== 'connected' || !connector || attempt) return;
  attempt = new AbortController();
  const { signal } = attempt;
  try {
    await openSession(connector, wallet, signal);
    endSessionOfOthers();
  } catch (error) {
    // Only an aborted attempt throws; the wallet stays in Local Mode.
    if (!signal.aborted) throw error;
  } finally {
    attempt = null;
  }
}

/** Forgets the wallet. Nothing reconnects automatically, except the wallet from before a demo. */
function forgetWallet(walletId = currentConnector.get()?.id ?? readStoredWallet()?.walletId): void {
  dropStoredWallet(walletId);
  currentConnector.set(null);
  walletStore.set(DISCONNECTED);
}

/** Forgets the wallet and revokes its permission. */
async function releaseWallet(): Promise<void> {
  const connector = currentConnector.get();
  forgetWallet();
  if (connector) await disconnect(wagmiConfig, { connector });
}

/**
 * Disconnects the wallet on the user's request. A session with an email continues without it, any other ends.
 * The wallet of a demo is replaced by the previous one.
 */
export async function disconnectWallet(): Promise<void> {
  const retainsSession = typeof readSession()?.email === 'string';
  const stored = readStoredWallet();
  const isOfPage = stored?.before !== undefined && stored.walletId === currentConnector.get()?.id;
  notifyTabs(isOfPage ? stored.walletId : ANY_WALLET);
  if (!isOfPage) removeStoredWallet();
  await Promise.allSettled([releaseWallet(), retainsSession ? Promise.resolve() : endSession()]);
  await restoreStored();
}

/** Forgets a wallet that was part of this page and has been removed; any other connected wallet stays. */
export async function releasePageWallet(walletId: string): Promise<void> {
  if (currentConnector.get()?.id === walletId) {
    notifyTabs(walletId);
    await releaseWallet().catch(() => undefined);
  } else dropStoredWallet(walletId);
  await restoreStored();
}

/** Restores the wallet of the stored flag, if there is one. */
async function restoreStored(): Promise<void> {
  const stored = readStoredWallet();
  if (!stored || walletStore.get().status !== 'disconnected') return;
  walletStore.set({ status: 'restoring', address: stored.address });
  await restoreWallet(stored).catch(() => forgetWallet(stored.walletId));
}

/** Lets the user choose another wallet to link to the current account. */
export async function linkAnotherWallet(): Promise<void> {
  walletLinking.set(true);
  await releaseWallet().catch(() => undefined);
  requestWalletPopover();
}

function findConnector(walletId: string): Connector | undefined {
  return wagmiConfig.connectors.find((connector) => connector.id === walletId);
}

/**
 * Restores the account of the last visit if its wallet still shows it. Uses `eth_accounts` only, so no wallet
 * opens a prompt. Otherwise the flag is removed.
 */
export async function restoreWallet(stored: StoredWallet): Promise<void> {
  let connector = findConnector(stored.walletId);
  if (!connector) {
    // An extension may announce itself shortly after the request.
    await pause(WALLET_INITIAL_DELAY_MS);
    connector = findConnector(stored.walletId);
  }
  // A wallet that does not respond is treated as removed; the user can still choose it manually.
  const [connection] = connector
    ? await withTimeout(reconnect(wagmiConfig, { connectors: [connector] }))
    : [];
  const hasAccount = connection?.accounts.some((account) => lower(account) === stored.address);
  // Meanwhile the user may have connected or disconnected a wallet.
  const wallet = walletStore.get();
  if (wallet.status !== 'restoring' || wallet.address !== stored.address) return;
  if (connector && connection && hasAccount) {
    showConnected(connector, stored.address, connection.chainId);
    return;
  }
  forgetWallet(stored.walletId);
  await restoreStored();
}

/**
 * Applies the wallet's current state: another account, another network, or no account. Changes made during an
 * open request are also applied here.
 */
function followWallet(): void {
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

// A session with an email continues without a wallet, and a demo has its own wallet.
function endSessionOfWallet(): void {
  if (!isJoining() && !isDemoSession(readSession())) void endSession();
}

// A session belongs to the wallets of its account; one with
// an email continues, and this wallet may be linked to it.
function endSessionOfOthers(): void {
  const wallet = walletStore.get();
  if (wallet.status !== 'connected') return;
  const mode = modeOf(wallet.address);
  if (mode === 'local') endSessionOfWallet();
  if (mode !== wallet.mode) walletStore.set({ ...wallet, mode });
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
  // That tab has already updated the storage.
  if (status === 'connected' && currentConnector.get()?.id !== walletId) return;
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

/** Announced wallets, with notifications about later ones. */
export const announcedWallets = {
  get: () => wagmiConfig.connectors,
  subscribe: (onChange: () => void) => watchConnectors(wagmiConfig, { onChange }),
};
