import {
  WALLET_BALANCE_REFRESH_DELAY_MS,
  WALLET_CHAIN_CHANGE_REFRESH_DELAY_MS,
} from '@nova/shared/wallet/constants';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { WalletTokens } from '@nova/shared/wallet/schemas';
import type { Hex } from 'viem';
import { api } from '../../../lib/api/api-client.ts';
import { requestJson } from '../../../lib/api/http.ts';
import { readNacBalance } from '../../../lib/api/read-nac-balance.ts';
import { readTokenBalance } from '../../../lib/api/read-token-balance.ts';
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import type { ConnectedWallet } from '../../../lib/chain/wallet-state.ts';

/** Returns the tokens of this chain that the popover shows and offers to wallets. */
export function useWalletTokens() {
  return useQuery({
    queryKey: ['wallet', 'tokens'],
    queryFn: ({ signal }) => requestJson<WalletTokens>('/api/v1/wallet/tokens', { signal }),
    staleTime: STALE_MS.catalogue,
  });
}

/** Returns the balance of one of our tokens; sends no request while `token` is unknown or disabled. */
function useTokenBalance(queryKey: readonly unknown[], token: string | undefined, address: string) {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => readTokenBalance(token!, address, signal),
    staleTime: STALE_MS.account,
    enabled: token !== undefined,
  });
}

/** Returns an address's NAC and its balance of the presale's payment token, from the chain's own RPC. */
function useCoinBalances(address: string) {
  const nac = useQuery({
    queryKey: queryKeys.nacBalance(address),
    queryFn: ({ signal }) => readNacBalance(address, signal),
    staleTime: STALE_MS.account,
  });
  const tokens = useWalletTokens();
  const token = tokens.data?.items.find(({ kind }) => kind === 'payment');
  const usdt = useTokenBalance([...queryKeys.nacBalance(address), token?.address], token?.address, address);
  return { nac, usdt, token };
}

/** Returns an address's Energy Points from the ledger, which anyone can read. */
function useLedgerPoints(address: string, isWanted: boolean) {
  const tokens = useWalletTokens();
  const ledger = tokens.data?.items.find(({ kind }) => kind === 'energy')?.address;
  const key = queryKeys.ledgerPoints(address);
  const { data, isPending, refetch } = useTokenBalance(key, isWanted ? ledger : undefined, address);
  return { data, refetch, ledger, isPending: tokens.isPending || (ledger !== undefined && isPending) };
}

/** Preloads the popover's balances while the owner still signs. */
export function useBalancesAhead(address: string): void {
  useCoinBalances(address);
  useLedgerPoints(address, true);
}

/** Returns an address's points from the server, which requires its session. */
export function usePointsBalance(address: Hex, isSignedIn: boolean) {
  return useQuery({
    queryKey: queryKeys.userPoints(address),
    queryFn: ({ signal }) => api.getUserPoints({ wallet_address: address }, signal),
    staleTime: STALE_MS.account,
    enabled: isSignedIn,
  });
}

/**
 * Returns NAC and USDT from the chain, and EP from the server with a session. The ledger's EP are shown until
 * the server has responded, and in Local Mode.
 */
export function useBalances({ address, mode, chainId }: ConnectedWallet) {
  const client = useQueryClient();
  const { nac, usdt, token } = useCoinBalances(address);
  const isSignedIn = mode === 'session';
  const serverPoints = usePointsBalance(address, isSignedIn);
  // The ledger's value is shown until the server has returned its own.
  const ahead = useLedgerPoints(address, !isSignedIn || serverPoints.data === undefined);
  const points = isSignedIn
    ? { value: serverPoints.data?.energy_points ?? ahead.data, isPending: serverPoints.isPending }
    : { value: ahead.data, isPending: ahead.isPending };

  const chain = useRef(chainId);
  useEffect(() => {
    const isChainChange = chain.current !== chainId;
    chain.current = chainId;
    // Wallets and nodes need a moment after a change before they return the new balance.
    const delay = isChainChange ? WALLET_CHAIN_CHANGE_REFRESH_DELAY_MS : WALLET_BALANCE_REFRESH_DELAY_MS;
    const timer = setTimeout(() => {
      void client.invalidateQueries({ queryKey: queryKeys.nacBalance(address) });
    }, delay);
    return () => clearTimeout(timer);
  }, [client, address, chainId]);
  /** Reloads all balances. @returns true if every request succeeded */
  const refresh = async (): Promise<boolean> => {
    const reads = [
      nac.refetch(),
      ...(isSignedIn ? [serverPoints.refetch()] : ahead.ledger ? [ahead.refetch()] : []),
      ...(token ? [usdt.refetch()] : []),
    ];
    return (await Promise.all(reads)).every(({ error }) => error === null);
  };
  return { nac, points, usdt, token, refresh };
}
