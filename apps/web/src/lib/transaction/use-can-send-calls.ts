import { CHAIN_ID } from '@nova/shared/chain/constants';
import { useQuery } from '@tanstack/react-query';
import { DISCONNECTED, walletStore } from '../chain/wallet-state.ts';
import { useStore } from '../store/create-store.ts';
import type { LoadCalls } from './transaction-call.ts';

/**
 * Returns whether the connected wallet can send several calls as one transaction, for the text above a button.
 * Sending asks again, so an outdated answer has no effect; it is not retained for another account or wallet.
 */
export function useCanSendCalls(loadCalls: LoadCalls): boolean {
  const wallet = useStore(walletStore, DISCONNECTED);
  const from = wallet.status === 'connected' && wallet.chainId === CHAIN_ID ? wallet.address : null;
  const { data } = useQuery({
    queryKey: ['wallet', 'can-send-calls', from, wallet.status === 'connected' ? wallet.walletName : null],
    queryFn: async () => (await loadCalls()).canSend(from!),
    enabled: from !== null,
    gcTime: 0,
  });
  return data ?? false;
}
