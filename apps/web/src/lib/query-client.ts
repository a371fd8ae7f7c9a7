import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/http.ts';

/** How long an answer counts as fresh. Sealed things never change; figures are kept current by the live line. */
export const STALE_MS = { sealed: Infinity, live: 15_000, account: 30_000, catalogue: 5 * 60_000 } as const;

const RETRIES = 2;

/** Retries what may pass (no answer, 5xx, 429), never a refusal: asking again does not make a block exist. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS.live,
        refetchOnWindowFocus: true,
        retry: (failures, error) => {
          if (failures >= RETRIES) return false;
          if (!(error instanceof ApiError)) return false;
          return error.status === 0 || error.status === 429 || error.status >= 500;
        },
      },
      mutations: { retry: false },
    },
  });
}
