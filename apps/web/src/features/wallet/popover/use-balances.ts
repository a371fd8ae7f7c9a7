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
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import type { ConnectedWallet } from '../../../lib/chain/wallet-state.ts';

/** Tokens of this chain that the popover shows and wallets may be told of. */
export function useWalletTokens() {
  return useQuery({
    queryKey: ['wallet', 'tokens'],
    queryFn: ({ signal }) => requestJson<WalletTokens>('/api/v1/wallet/tokens', { signal }),
    staleTime: STALE_MS.catalogue,
  });
}

const BALANCE_OF = '0x70a08231';

/** `balanceOf` of a token, in its smallest units, from the chain. */
async function readTokenBalance(token: string, address: string, signal: AbortSignal): Promise<bigint> {
  const data = `${BALANCE_OF}${address.slice(2).padStart(64, '0')}`;
  const body = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to: token, data }, 'latest'] };
  const { result } = await requestJson<{ result?: string }>('/rpc', { body, signal });
  if (!result || result === '0x') throw new Error('The chain did not answer.');
  return BigInt(result);
}

/** A balance of one of our tokens; nothing is asked while `token` is not known or not wanted. */
function useTokenBalance(queryKey: readonly unknown[], token: string | undefined, address: string) {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => readTokenBalance(token!, address, signal),
    staleTime: STALE_MS.account,
    enabled: token !== undefined,
  });
}

/** NAC of an address and what the pre-sale takes, from the chain's own RPC. */
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

/** Energy Points of an address as the ledger has them, which the chain tells everybody. */
function useLedgerPoints(address: string, isWanted: boolean) {
  const tokens = useWalletTokens();
  const ledger = tokens.data?.items.find(({ kind }) => kind === 'energy')?.address;
  const key = queryKeys.ledgerPoints(address);
  const { data, isPending, refetch } = useTokenBalance(key, isWanted ? ledger : undefined, address);
  return { data, refetch, ledger, isPending: tokens.isPending || (ledger !== undefined && isPending) };
}

/** Asks for all that the popover will show while the owner still signs. */
export function useBalancesAhead(address: string): void {
  useCoinBalances(address);
  useLedgerPoints(address, true);
}

/** EP of an address from the server, which tells them to whoever is signed in with it. */
export function usePointsBalance(address: Hex, isSignedIn: boolean) {
  return useQuery({
    queryKey: queryKeys.userPoints(address),
    queryFn: ({ signal }) => api.getUserPoints({ wallet_address: address }, signal),
    staleTime: STALE_MS.account,
    enabled: isSignedIn,
  });
}

/**
 * NAC and USDT from the chain, EP from the server for a session, and from the chain until it has answered. In Local
 * Mode no server tells the points, and the chain's own are shown.
 */
export function useBalances({ address, mode, chainId }: ConnectedWallet) {
  const client = useQueryClient();
  const { nac, usdt, token } = useCoinBalances(address);
  const isSignedIn = mode === 'session';
  const told = usePointsBalance(address, isSignedIn);
  // What the ledger says stands until the server has told the same.
  const ahead = useLedgerPoints(address, !isSignedIn || told.data === undefined);
  const points = isSignedIn
    ? { value: told.data?.energy_points ?? ahead.data, isPending: told.isPending }
    : { value: ahead.data, isPending: ahead.isPending };

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
  /** Reads all of them anew. @returns whether every one was answered */
  const refresh = async (): Promise<boolean> => {
    const reads = [
      nac.refetch(),
      ...(isSignedIn ? [told.refetch()] : ahead.ledger ? [ahead.refetch()] : []),
      ...(token ? [usdt.refetch()] : []),
    ];
    return (await Promise.all(reads)).every(({ error }) => error === null);
  };
  return { nac, points, usdt, token, refresh };
}
