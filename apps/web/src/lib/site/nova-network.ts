import { CHAIN_ID, CHAIN_NAME, NATIVE_COIN } from '@nova/shared/chain/constants';
import { useSyncExternalStore } from 'react';
import { SITE_ORIGIN } from './site-links.ts';

/** The chain ID in the format of wallets (EIP-3085). */
export const CHAIN_ID_HEX = `0x${CHAIN_ID.toString(16)}`;

/** Everything a wallet or a tool needs to connect to the chain through one origin. */
export interface NovaNetwork {
  readonly rpcUrl: string;
  readonly webSocketUrl: string;
  readonly explorerUrl: string;
}

export function networkAt(origin: string): NovaNetwork {
  return {
    rpcUrl: `${origin}/rpc`,
    webSocketUrl: `${origin.replace(/^http/, 'ws')}/rpc`,
    explorerUrl: `${origin}/explorer`,
  };
}

/** Returns the parameter of `wallet_addEthereumChain` (EIP-3085). */
export function toAddChainParameter({ rpcUrl, explorerUrl }: NovaNetwork) {
  return {
    chainId: CHAIN_ID_HEX,
    chainName: CHAIN_NAME,
    nativeCurrency: NATIVE_COIN,
    rpcUrls: [rpcUrl],
    blockExplorerUrls: [explorerUrl],
  };
}

const subscribe = () => () => undefined;

/** Returns the network under the origin of the current page; the static file uses the site's own origin. */
export function useNovaNetwork(): NovaNetwork {
  const origin = useSyncExternalStore(
    subscribe,
    () => location.origin,
    () => SITE_ORIGIN,
  );
  return networkAt(origin);
}
