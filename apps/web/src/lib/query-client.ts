import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/http.ts';

/** How long an answer counts as fresh. Sealed things never change; figures are kept current by the live line. */
export const STALE_MS = { sealed: Infinity, live: 15_000, account: 30_000, catalogue: 5 * 60_000 } as const;

const RETRIES = 2;

/**
 * Retries what may pass (no answer, 5xx, 429), never a refusal: asking again does not make a block exist.
 * Asks also where the browser believes to be offline: Nova may run on this very machine, and a press that waits in
 * silence is worse than one that says it failed.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: STALE_MS.live,
        refetchOnWindowFocus: true,
        retry: (failures, error) => {
          if (failures >= RETRIES) return false;
          if (!(error instanceof ApiError)) return false;
          return error.status === 0 || error.status === 429 || error.status >= 500;
        },
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
