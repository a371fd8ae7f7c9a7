import { CHAIN_ID, CHAIN_NAME } from '@nova/shared/chain/constants';

const NAMES: Readonly<Record<number, string>> = {
  [CHAIN_ID]: CHAIN_NAME,
  1: 'Ethereum',
  5: 'Goerli',
  10: 'Optimism',
  56: 'BNB Smart Chain',
  97: 'BNB Testnet',
  100: 'Gnosis',
  137: 'Polygon',
  8453: 'Base',
  42161: 'Arbitrum One',
  43114: 'Avalanche',
  31337: 'Localhost',
  80001: 'Mumbai',
  11155111: 'Sepolia',
};

/** Returns the common name of a network, or its number. */
export function nameNetwork(chainId: number): string {
  return NAMES[chainId] ?? `#${chainId}`;
}
