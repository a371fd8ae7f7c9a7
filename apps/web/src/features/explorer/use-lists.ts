import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';
import type { ListPosition } from '../../ui/pagination/list-position.ts';

/** Returns one page of an address's actions, newest first. */
export function useAddressActions(address: string, position: ListPosition) {
  return useQuery({
    queryKey: queryKeys.addressActions(address, position),
    queryFn: ({ signal }) => api.listAddressActions(address, position, signal),
    placeholderData: keepPreviousData,
  });
}

/** Returns the latest transactions; the live connection triggers a reload. */
export function useLatestTransactions(rows: number) {
  return useQuery({
    queryKey: queryKeys.latestTransactions,
    queryFn: async ({ signal }) => (await api.listTransactions({ limit: rows }, signal)).items,
  });
}
