import { CHAIN_ID, CHAIN_NAME, MULTICALL3, NATIVE_COIN } from '@nova/shared/chain/constants';
import { defineChain } from 'viem';

/** RPC URL for wallets: the gateway on our own origin. */
export const RPC_URL = `${location.origin}/rpc`;
export const EXPLORER_URL = `${location.origin}/explorer`;

export const novaChain = defineChain({
  id: CHAIN_ID,
  name: CHAIN_NAME,
  nativeCurrency: NATIVE_COIN,
  rpcUrls: { default: { http: [RPC_URL] } },
  contracts: { multicall3: { address: MULTICALL3 } },
  blockExplorers: { default: { name: `${CHAIN_NAME} Explorer`, url: EXPLORER_URL } },
  // Blocks are sealed on demand; without this, receipts would be polled only every four seconds.
  blockTime: 1_000,
});
