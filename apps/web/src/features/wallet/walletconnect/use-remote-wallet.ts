import { useEffect, useState } from 'react';
import type { Connector } from 'wagmi';
import { announceWalletConnect, WALLETCONNECT_ID } from './walletconnect-wallet.ts';

/** Offers wallets on other devices in a list of wallets. Choosing them shows the pairing first. */
export function useRemoteWallet(connectors: readonly Connector[]) {
  const [isPairing, setIsPairing] = useState(false);
  const connector = connectors.find(({ id }) => id === WALLETCONNECT_ID);
  useEffect(() => {
    // Without the operator's settings, the other wallets remain.
    announceWalletConnect().catch(() => undefined);
  }, []);
  return {
    connector,
    isPairing: isPairing && connector !== undefined,
    pair: () => setIsPairing(true),
    cancel: () => setIsPairing(false),
    /** Leaves the pairing and returns the wallet that was paired. */
    approve: () => {
      setIsPairing(false);
      return connector!;
    },
  };
}
