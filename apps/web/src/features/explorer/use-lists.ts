import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';
import { STALE_MS } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import type { ListPosition } from '../../ui/pagination/list-position.ts';

/**
 * What every page of a list has in common: the page before stays until the next is here, and nothing is read again
 * by itself, because new rows must not push what somebody reads. A line says how many there are.
 */
const PAGE_OPTIONS = {
  placeholderData: keepPreviousData,
  staleTime: STALE_MS.sealed,
  refetchOnWindowFocus: false,
  refetchOnMount: 'always',
} as const;

/** One page of all blocks. */
export function useBlocksPage(position: ListPosition) {
  return useQuery({
    ...PAGE_OPTIONS,
    queryKey: queryKeys.blocksPage(position),
    queryFn: ({ signal }) => api.listBlocks(position, signal),
  });
}

/** One page of all transactions. */
export function useTransactionsPage(position: ListPosition) {
  return useQuery({
    ...PAGE_OPTIONS,
    queryKey: queryKeys.transactionsPage(position),
    queryFn: ({ signal }) => api.listTransactions(position, signal),
  });
}

/** One page of an address's actions, newest first. */
export function useAddressActions(address: string, position: ListPosition) {
  return useQuery({
    queryKey: queryKeys.addressActions(address, position),
    queryFn: ({ signal }) => api.listAddressActions(address, position, signal),
    placeholderData: keepPreviousData,
  });
}

/** One page of what an address took part in, newest first. */
export function useAddressTransactions(address: string, position: ListPosition) {
  return useQuery({
    queryKey: queryKeys.addressTransactions(address, position),
    queryFn: ({ signal }) => api.listAddressTransactions(address, position, signal),
    placeholderData: keepPreviousData,
  });
}

/** The latest transactions; the live line has them read again. */
export function useLatestTransactions(rows: number) {
  return useQuery({
    queryKey: queryKeys.latestTransactions,
    queryFn: async ({ signal }) => (await api.listTransactions({ limit: rows }, signal)).items,
  });
}
