import { useStore } from '../../lib/store/create-store.ts';
import {
  DISCONNECTED,
  walletStore,
  type ConnectedWallet,
  type WalletState,
} from '../../lib/chain/wallet-state.ts';

export interface EnergyAccount {
  readonly wallet: WalletState;
  /** The connected wallet, signed in: only then can points be read and credited. */
  readonly signedIn: ConnectedWallet | null;
}

/** Whose energy this page is about. */
export function useEnergyAccount(): EnergyAccount {
  const wallet = useStore(walletStore, DISCONNECTED);
  return { wallet, signedIn: wallet.status === 'connected' && wallet.mode === 'session' ? wallet : null };
}
