import {
  WALLET_BALANCE_REFRESH_DELAY_MS,
  WALLET_CHAIN_CHANGE_REFRESH_DELAY_MS,
} from '@nova/shared/wallet/constants';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { readNacBalance } from '../../lib/api/read-nac-balance.ts';
import { STALE_MS } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import type { ConnectedWallet } from '../../lib/wallet-state.ts';

/** NAC from the chain's own RPC, EP from the server (only it knows who is signed in). */
export function useBalances({ address, mode, chainId }: ConnectedWallet) {
  const client = useQueryClient();
  const nac = useQuery({
    queryKey: queryKeys.nacBalance(address),
    queryFn: ({ signal }) => readNacBalance(address, signal),
    staleTime: STALE_MS.account,
  });
  const points = useQuery({
    queryKey: queryKeys.userPoints(address),
    queryFn: ({ signal }) => api.getUserPoints({ wallet_address: address }, signal),
    staleTime: STALE_MS.account,
    enabled: mode === 'session',
  });

  const chain = useRef(chainId);
  useEffect(() => {
    const isChainChange = chain.current !== chainId;
    chain.current = chainId;
    // Wallets and nodes need a moment after a change before they tell the new figure.
    const delay = isChainChange ? WALLET_CHAIN_CHANGE_REFRESH_DELAY_MS : WALLET_BALANCE_REFRESH_DELAY_MS;
    const timer = setTimeout(() => {
      void client.invalidateQueries({ queryKey: queryKeys.nacBalance(address) });
    }, delay);
    return () => clearTimeout(timer);
  }, [client, address, chainId]);
  return { nac, points };
}
