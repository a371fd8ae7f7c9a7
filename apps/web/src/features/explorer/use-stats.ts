import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';
import { STALE_MS } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

const REFRESH_MS = 15_000;

/** Counters of the explorer; the live line makes them current between two readings. */
export function useStats() {
  return useQuery({
    queryKey: queryKeys.stats,
    queryFn: ({ signal }) => api.getStats(signal),
    staleTime: STALE_MS.live,
    refetchInterval: REFRESH_MS,
  });
}
