import { CHAIN_ID, CHAIN_NAME, NATIVE_COIN } from '@nova/shared/chain/constants';
import { useSyncExternalStore } from 'react';
import { SITE_ORIGIN } from './site-links.ts';

/** The chain id as wallets want it (EIP-3085). */
export const CHAIN_ID_HEX = `0x${CHAIN_ID.toString(16)}`;

/** Everything a wallet or a tool needs to reach the chain by way of one origin. */
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

/** What `wallet_addEthereumChain` takes (EIP-3085). */
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

/** The network under the address that the reader has open; the static file names the site's own. */
export function useNovaNetwork(): NovaNetwork {
  const origin = useSyncExternalStore(
    subscribe,
    () => location.origin,
    () => SITE_ORIGIN,
  );
  return networkAt(origin);
}
