import { useQuery } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { api } from '../../../lib/api/api-client.ts';
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** Returns the spendable Energy Points of a logged-in wallet; undefined while unknown. */
export function usePoints(address: Hex | null): number | undefined {
  const { data } = useQuery({
    queryKey: queryKeys.userPoints(address ?? ''),
    queryFn: ({ signal }) => api.getUserPoints({ wallet_address: address! }, signal),
    staleTime: STALE_MS.account,
    enabled: address !== null,
  });
  return data?.energy_points;
}
