import type { Page } from '@nova/shared/pagination';
import { STATUS_CHECK_EVERY_MS } from '@nova/shared/status/constants';
import type { Incident, StatusSummary } from '@nova/shared/status/schemas';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { requestJson } from '../../lib/api/http.ts';

const PAGE_SIZE = 10;

/**
 * Returns the results of the worker's checks and the notices
 * of administrators, reloaded with each health check.
 */
export function useStatusSummary() {
  return useQuery({
    queryKey: ['status', 'summary'],
    queryFn: ({ signal }) => requestJson<StatusSummary>('/api/v1/status', { signal }),
    refetchInterval: STATUS_CHECK_EVERY_MS,
    retry: false,
  });
}

/** Returns incidents, newest first, in pages. */
export function useIncidents() {
  return useInfiniteQuery({
    queryKey: ['status', 'incidents'],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        limit: String(PAGE_SIZE),
        ...(pageParam && { cursor: pageParam }),
      });
      return requestJson<Page<Incident>>(`/api/v1/status/incidents?${query}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}
