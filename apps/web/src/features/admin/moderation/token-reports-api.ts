import type { HiddenTokenPage, TokenReportPage, TokenVisibility } from '@nova/shared/token/moderation';
import { useInfiniteQuery } from '@tanstack/react-query';
import { adminKeys, requestAsAdmin } from '../admin-api.ts';

export type TokenReportEntry = TokenReportPage['items'][number];
export type HiddenToken = HiddenTokenPage['items'][number];

const PAGE_SIZE = 10;

/** Returns the reports about tokens, newest first, in pages. */
export function useTokenReports() {
  return useInfiniteQuery({
    queryKey: [...adminKeys.all, 'token reports'],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        limit: String(PAGE_SIZE),
        ...(pageParam && { cursor: pageParam }),
      });
      return requestAsAdmin<TokenReportPage>(`token-reports?${query}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

export function setTokenVisibility(address: string, wanted: TokenVisibility): Promise<void> {
  return requestAsAdmin<void>(`tokens/${address}/visibility`, { method: 'PUT', body: wanted });
}

export function dismissTokenReports(address: string): Promise<void> {
  return requestAsAdmin<void>(`tokens/${address}/reports`, { method: 'DELETE' });
}
