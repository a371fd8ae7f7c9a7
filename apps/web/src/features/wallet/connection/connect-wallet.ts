import type { Connector } from 'wagmi';
import { disconnect } from 'wagmi/actions';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import { notifyWallet } from '../notify-wallet.ts';
import { findConnector } from './announced-wallets.ts';
import { currentConnector } from './current-connector.ts';
import { followWallet } from './follow-wallet.ts';
import { waitForReconnect } from './restore-wallet.ts';
import { requestAccounts } from './request-accounts.ts';
import { lower, showConnected, showConnecting } from './show-wallet.ts';
import { writeStoredWallet } from './stored-wallet.ts';
import { wagmiConfig } from './wagmi-config.ts';
import { describeConnectError, type WalletError } from './wallet-error.ts';
import { endSessionOfOthers, openSession } from './wallet-session.ts';

/** The running attempt; a second click is ignored, and `cancelConnecting` aborts it. */
let attempt: AbortController | null = null;

/** Not errors: the user canceled, or has not responded yet. */
const TONES: Partial<Record<WalletError['message'], 'note' | 'warning'>> = {
  cancelled: 'note',
  stillPending: 'warning',
};

/** Connects a wallet chosen by the user: first its accounts, then one message to sign. */
export async function connectWallet(connector: Connector): Promise<void> {
  if (attempt) return;
  attempt = new AbortController();
  const { signal } = attempt;
  showConnecting(connector);
  try {
    await waitForReconnect();
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
