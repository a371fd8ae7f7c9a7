import { useStore } from '../../lib/store/create-store.ts';
import {
  DISCONNECTED,
  walletStore,
  type ConnectedWallet,
  type WalletState,
} from '../../lib/chain/wallet-state.ts';

export interface EnergyAccount {
  readonly wallet: WalletState;
  /** The connected wallet if it is logged in; only then can points be read and credited. */
  readonly signedIn: ConnectedWallet | null;
}

/** Returns the account whose energy the page shows. */
export function useEnergyAccount(): EnergyAccount {
  const wallet = useStore(walletStore, DISCONNECTED);
  return { wallet, signedIn: wallet.status === 'connected' && wallet.mode === 'session' ? wallet : null };
}
