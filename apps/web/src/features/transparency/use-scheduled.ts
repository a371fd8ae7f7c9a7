import { useQuery } from '@tanstack/react-query';
import type { ScheduledPage } from '@nova/shared/treasury/scheduled';
import { requestJson } from '../../lib/api/http.ts';

const AGAIN_MS = 60_000;
const SHOWN = 10;

/** The newest steps that the timelock has announced; read again every minute while somebody looks. */
export function useScheduled() {
  return useQuery({
    queryKey: ['scheduled'],
    queryFn: ({ signal }) =>
      requestJson<ScheduledPage>(`/api/v1/treasury/scheduled?limit=${SHOWN}`, { signal }),
    refetchInterval: AGAIN_MS,
  });
}
