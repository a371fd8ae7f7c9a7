import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';
import { useLatestBlocks } from '../../lib/live/latest-blocks.ts';
import { STALE_MS } from '../../lib/queries/query-client.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';
import { explorerApi } from './explorer-api.ts';
import { againWhileFromChain, orFromChain } from './chain/or-from-chain.ts';
import {
  readAddressFromChain,
  readBlockFromChain,
  readTransactionFromChain,
} from './chain/read-from-chain.ts';

/** No retries, so that the chain is used as the fallback immediately. */
const WITH_CHAIN = { retry: false } as const;

/** @param id height or hash */
export function useBlock(id: string) {
  return useQuery({
    ...WITH_CHAIN,
    queryKey: queryKeys.block(id),
    queryFn: ({ signal }) =>
      orFromChain(
        () => api.getBlock(id, signal),
        () => readBlockFromChain(id, signal),
      ),
    refetchInterval: ({ state }) => againWhileFromChain(state.data),
  });
}

/** A pending transaction is reread with every block, and at this interval in milliseconds without blocks. */
const PENDING_EVERY_MS = 2_000;

export function useTransaction(hash: string) {
  return useQuery({
    ...WITH_CHAIN,
    queryKey: queryKeys.transaction(hash),
    queryFn: ({ signal }) =>
      orFromChain(
        () => api.getTransaction(hash, signal),
        () => readTransactionFromChain(hash, signal),
      ),
    staleTime: STALE_MS.live,
    refetchInterval: ({ state }) =>
      state.data?.data.status === 'pending' ? PENDING_EVERY_MS : againWhileFromChain(state.data),
  });
}

export function useAddress(address: string) {
  return useQuery({
    ...WITH_CHAIN,
    queryKey: queryKeys.address(address),
    queryFn: ({ signal }) =>
      orFromChain(
        () => explorerApi.getAddress(address, signal),
        () => readAddressFromChain(address, signal),
      ),
    refetchInterval: ({ state }) => againWhileFromChain(state.data),
  });
}

/**
 * Returns the number of blocks above a height: the value of the response, increased by the live connection.
 */
export function useBlocksOnTop(number: number, confirmations: number): number {
  const newest = useLatestBlocks().data?.[0]?.number ?? number;
  return Math.max(newest - number, confirmations - 1);
}
