import type { StatusSummary } from '@nova/shared/status/schemas';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../lib/api/http.ts';
import { adminKeys } from '../admin-api.ts';

/** What stands on the status page now, past what the browser keeps of it: somebody may have just changed it here. */
export function useStatusNotices() {
  return useQuery({
    queryKey: [...adminKeys.all, 'status'],
    queryFn: ({ signal }) => requestJson<StatusSummary>('/api/v1/status', { signal, cache: 'no-cache' }),
  });
}
