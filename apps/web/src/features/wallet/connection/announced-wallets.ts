import type { Connector } from 'wagmi';
import { watchConnectors } from 'wagmi/actions';
import { announcePasskeyWallet } from '../passkey/passkey-wallet.ts';
import { wagmiConfig } from './wagmi-config.ts';

announcePasskeyWallet();

/** Announced wallets, with notifications about later ones. */
export const announcedWallets = {
  get: () => wagmiConfig.connectors,
  subscribe: (onChange: () => void) => watchConnectors(wagmiConfig, { onChange }),
};

/** Returns an announced wallet by its EIP-6963 name. */
export function findConnector(walletId: string): Connector | undefined {
  return wagmiConfig.connectors.find((connector) => connector.id === walletId);
}
