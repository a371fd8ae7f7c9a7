import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/api-client.ts';
import { queryKeys } from './query-keys.ts';
import { STALE_MS } from './query-client.ts';

/** Query for today's credits per key and the next possible times. */
export const progressQuery = (address: string) =>
  queryOptions({
    queryKey: queryKeys.energyProgress(address),
    queryFn: ({ signal }) => api.getEnergyProgress(address, signal),
    staleTime: STALE_MS.account,
  });

/** Returns today's progress of a wallet of the session; sends no request without one. */
export function useEnergyProgress(address: string | null) {
  return useQuery({ ...progressQuery(address ?? ''), enabled: address !== null });
}
