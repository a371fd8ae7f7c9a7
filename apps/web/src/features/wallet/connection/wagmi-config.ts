import { CHAIN_ID, CHAIN_NAME, NATIVE_COIN } from '@nova/shared/chain/constants';
import { defineChain } from 'viem';
import { createConfig, http } from 'wagmi';

/** Address wallets reach the chain at: the gateway on our own origin. */
export const RPC_URL = `${location.origin}/rpc`;
export const EXPLORER_URL = `${location.origin}/explorer`;

export const novaChain = defineChain({
  id: CHAIN_ID,
  name: CHAIN_NAME,
  nativeCurrency: NATIVE_COIN,
  rpcUrls: { default: { http: [RPC_URL] } },
  blockExplorers: { default: { name: `${CHAIN_NAME} Explorer`, url: EXPLORER_URL } },
  // Sealed on demand: without this, receipts would be asked for every four seconds.
  blockTime: 1_000,
});

/**
 * Wallets announce themselves (EIP-6963); there is no connector of a vendor. What is remembered about them is
 * ours alone (`stored-wallet.ts`), so wagmi keeps nothing.
 */
export const wagmiConfig = createConfig({
  chains: [novaChain],
  transports: { [novaChain.id]: http(RPC_URL) },
  storage: null,
});
