import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/api-client.ts';
import { queryKeys } from './query-keys.ts';
import { STALE_MS } from './query-client.ts';

/** What was collected today per key, and when each can be collected again. */
export const progressQuery = (address: string) =>
  queryOptions({
    queryKey: queryKeys.energyProgress(address),
    queryFn: ({ signal }) => api.getEnergyProgress(address, signal),
    staleTime: STALE_MS.account,
  });

/** Today's progress of a wallet of the session; asks nothing without one. */
export function useEnergyProgress(address: string | null) {
  return useQuery({ ...progressQuery(address ?? ''), enabled: address !== null });
}
