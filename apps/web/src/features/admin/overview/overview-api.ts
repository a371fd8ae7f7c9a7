import type { Overview } from '@nova/shared/admin/lists';
import { useQuery } from '@tanstack/react-query';
import { adminKeys, requestAsAdmin } from '../admin-api.ts';

const REFRESH_MS = 30_000;

/** Returns the totals of the overview, refetched periodically. */
export function useOverview() {
  return useQuery({
    queryKey: [...adminKeys.all, 'overview'],
    queryFn: ({ signal }) => requestAsAdmin<Overview>('overview', { signal }),
    refetchInterval: REFRESH_MS,
  });
}
