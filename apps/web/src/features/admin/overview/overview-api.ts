import type { Overview } from '@nova/shared/admin/lists';
import { useQuery } from '@tanstack/react-query';
import { adminKeys, requestAsAdmin } from '../admin-api.ts';

const REFRESH_MS = 30_000;

/** How the house is doing; asked again now and then. */
export function useOverview() {
  return useQuery({
    queryKey: [...adminKeys.all, 'overview'],
    queryFn: ({ signal }) => requestAsAdmin<Overview>('overview', { signal }),
    refetchInterval: REFRESH_MS,
  });
}
