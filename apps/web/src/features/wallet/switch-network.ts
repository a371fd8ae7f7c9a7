import { CHAIN_ID, CHAIN_NAME, NATIVE_COIN } from '@nova/shared/chain/constants';
import { WALLET_SWITCH_WAIT_MS } from '@nova/shared/wallet/constants';
import type { Connector } from 'wagmi';
import { walletStore } from '../../lib/wallet-state.ts';
import { EXPLORER_URL, RPC_URL } from './wagmi-config.ts';
import { providerCodeOf, USER_REJECTED, type WalletFault } from './wallet-error.ts';

/** What a wallet answers to (EIP-1193). */
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

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Wallets answer before they have switched; their event is waited for, but not for ever. */
async function isOnNova(): Promise<boolean> {
  const end = Date.now() + WALLET_SWITCH_WAIT_MS;
  for (;;) {
    const wallet = walletStore.get();
    if (wallet.status === 'connected' && wallet.chainId === CHAIN_ID) return true;
    if (Date.now() >= end) return false;
    await pause(100);
  }
}

/** Puts the wallet on our network; adds it when the wallet does not know it. Answers what went wrong, or null. */
export async function switchToNova(connector: Connector): Promise<WalletFault | null> {
  const provider = (await connector.getProvider()) as Provider | undefined;
  if (!provider) return { message: 'switchFailed' };
  try {
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: CHAIN_ID_HEX }] });
  } catch (error) {
    if (providerCodeOf(error) === USER_REJECTED) return { message: 'switchRejected' };
    // Wallets report an unknown network under many codes, so any of them leads to adding it.
    try {
      await provider.request({ method: 'wallet_addEthereumChain', params: [NOVA_NETWORK] });
    } catch {
      return { message: 'switchFailed' };
    }
  }
  return (await isOnNova()) ? null : { message: 'switchError' };
}

/** Offers our network to the wallet, which puts it on its list with its RPC address. */
export async function addNova(connector: Connector): Promise<WalletFault | null> {
  const provider = (await connector.getProvider()) as Provider | undefined;
  if (!provider) return { message: 'switchFailed' };
  try {
    await provider.request({ method: 'wallet_addEthereumChain', params: [NOVA_NETWORK] });
    return null;
  } catch (error) {
    return { message: providerCodeOf(error) === USER_REJECTED ? 'switchRejected' : 'switchFailed' };
  }
}
