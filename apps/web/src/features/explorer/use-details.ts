import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';
import { STALE_MS } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** @param id height or hash */
export function useBlock(id: string) {
  return useQuery({
    queryKey: queryKeys.block(id),
    queryFn: ({ signal }) => api.getBlock(id, signal),
  });
}

export function useTransaction(hash: string) {
  return useQuery({
    queryKey: queryKeys.transaction(hash),
    queryFn: ({ signal }) => api.getTransaction(hash, signal),
    staleTime: STALE_MS.live,
  });
}

export function useAddress(address: string) {
  return useQuery({
    queryKey: queryKeys.address(address),
    queryFn: ({ signal }) => api.getAddress(address, signal),
  });
}
