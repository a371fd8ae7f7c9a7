import { useQuery } from '@tanstack/react-query';
import type { ScheduledPage } from '@nova/shared/treasury/scheduled';
import { requestJson } from '../../lib/api/http.ts';

const AGAIN_MS = 60_000;
const SHOWN = 10;

/** Returns the newest operations of the timelock, polled every minute while shown. */
export function useScheduled() {
  return useQuery({
    queryKey: ['scheduled'],
    queryFn: ({ signal }) =>
      requestJson<ScheduledPage>(`/api/v1/treasury/scheduled?limit=${SHOWN}`, { signal }),
    refetchInterval: AGAIN_MS,
  });
}
