import { createConfig, http } from 'wagmi';
import { novaChain, RPC_URL } from './nova-chain.ts';

/**
 * Wallets are discovered through EIP-6963, without vendor-specific connectors. Only `stored-wallet.ts` stores
 * a wallet, so wagmi's own storage is disabled.
 */
export const wagmiConfig = createConfig({
  chains: [novaChain],
  transports: { [novaChain.id]: http(RPC_URL) },
  storage: null,
});
