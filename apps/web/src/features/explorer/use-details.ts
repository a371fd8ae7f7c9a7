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

/** The chain stands in at once: nobody waits for the api to be tried again. */
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

/** One that waits is asked for again with every block, and every other second without them. */
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

/** Blocks on top of a height, itself not included: as the page's answer says, and rising with the live line. */
export function useBlocksOnTop(number: number, confirmations: number): number {
  const newest = useLatestBlocks().data?.[0]?.number ?? number;
  return Math.max(newest - number, confirmations - 1);
}
