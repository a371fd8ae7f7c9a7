import type { StatusSummary } from '@nova/shared/status/schemas';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../lib/api/http.ts';
import { adminKeys } from '../admin-api.ts';

/**
 * Returns the current status notices, bypassing the browser
 * cache because an administrator may have just changed them.
 */
export function useStatusNotices() {
  return useQuery({
    queryKey: [...adminKeys.all, 'status'],
    queryFn: ({ signal }) => requestJson<StatusSummary>('/api/v1/status', { signal, cache: 'no-cache' }),
  });
}
