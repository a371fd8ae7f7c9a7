import { CHAIN_ID, CHAIN_NAME, NATIVE_COIN } from '@nova/shared/chain/constants';
import { WALLET_PENDING_RETRY_MS, WALLET_SWITCH_WAIT_MS } from '@nova/shared/wallet/constants';
import type { Connector } from 'wagmi';
import { walletStore } from '../../../lib/chain/wallet-state.ts';
import { notifyWallet } from '../notify-wallet.ts';
import { pause } from './pause.ts';
import { EXPLORER_URL, RPC_URL } from './nova-chain.ts';
import {
  providerCodeOf,
  REQUEST_PENDING,
  USER_REJECTED,
  WalletTimeout,
  type WalletError,
} from './wallet-error.ts';
import { answerTimeOf, withTimeout } from './with-timeout.ts';

/** A wallet's provider (EIP-1193). */
export interface Provider {
  request(request: { method: string; params?: unknown }): Promise<unknown>;
}

const CHAIN_ID_HEX = `0x${CHAIN_ID.toString(16)}`;
const NOVA_NETWORK = {
  chainId: CHAIN_ID_HEX,
  chainName: CHAIN_NAME,
  nativeCurrency: NATIVE_COIN,
  rpcUrls: [RPC_URL],
  blockExplorerUrls: [EXPLORER_URL],
};
const POLL_EVERY_MS = 100;

/** A request to a wallet, which resolves with its response. */
type SendRequest = (method: string, params: unknown) => Promise<unknown>;

/** Returns the requests to a wallet, each with the time that it has for an answer; null without a provider. */
async function openRequests(connector: Connector): Promise<SendRequest | null> {
  const provider = (await connector.getProvider()) as Provider | undefined;
  if (!provider) return null;
  const limitMs = answerTimeOf(connector.id);
  return (method, params) => withTimeout(provider.request({ method, params }), undefined, limitMs);
}

const requestSwitch = (send: SendRequest) => send('wallet_switchEthereumChain', [{ chainId: CHAIN_ID_HEX }]);
const requestAdd = (send: SendRequest) => send('wallet_addEthereumChain', [NOVA_NETWORK]);

/** Wallets respond before they have switched, so their event is awaited with a timeout. */
async function isOnNova(): Promise<boolean> {
  const end = Date.now() + WALLET_SWITCH_WAIT_MS;
  for (;;) {
    const wallet = walletStore.get();
    if (wallet.status === 'connected' && wallet.chainId === CHAIN_ID) return true;
    if (Date.now() >= end) return false;
    await pause(POLL_EVERY_MS);
  }
}

// A wallet with an open request is asked once more after three seconds, as when connecting.
async function requestWithRetry(sendRequest: () => Promise<unknown>): Promise<unknown> {
  try {
    return await sendRequest();
  } catch (error) {
    if (providerCodeOf(error) !== REQUEST_PENDING) throw error;
    void notifyWallet('warning', { message: 'pending' });
    await pause(WALLET_PENDING_RETRY_MS);
    return sendRequest();
  }
}

function describeError(error: unknown): WalletError {
  const code = providerCodeOf(error);
  if (code === USER_REJECTED) return { message: 'switchRejected' };
  return { message: code === REQUEST_PENDING ? 'stillPending' : 'switchFailed' };
}

/** Switches the wallet to Nova, adding the network if it is unknown. Returns the error, or null. */
export async function switchToNova(connector: Connector): Promise<WalletError | null> {
  const send = await openRequests(connector);
  if (!send) return { message: 'switchFailed' };
  try {
    await requestWithRetry(() => requestSwitch(send));
  } catch (error) {
    const failure = describeError(error);
    // A wallet that does not respond would not respond to the next request either.
    if (failure.message !== 'switchFailed' || error instanceof WalletTimeout) return failure;
    // Wallets report an unknown network with various codes, so every other error leads to adding it.
    return addAndSwitch(send);
  }
  return (await isOnNova()) ? null : { message: 'switchError' };
}

async function addAndSwitch(send: SendRequest): Promise<WalletError | null> {
  try {
    await requestWithRetry(() => requestAdd(send));
    if (await isOnNova()) return null;
    // Some wallets only add the network without switching to it.
    await requestSwitch(send);
  } catch (error) {
    return describeError(error);
  }
  return (await isOnNova()) ? null : { message: 'switchError' };
}

/** Asks the wallet to add Nova with its RPC URL. */
export async function addNova(connector: Connector): Promise<WalletError | null> {
  const send = await openRequests(connector);
  if (!send) return { message: 'switchFailed' };
  try {
    await requestWithRetry(() => requestAdd(send));
    return null;
  } catch (error) {
    return describeError(error);
  }
}
