import { QueryClient } from '@tanstack/react-query';
import { isPassing, READ_RETRIES } from '../api/is-passing.ts';

/** How long an answer counts as fresh. Sealed things never change; figures are kept current by the live line. */
export const STALE_MS = { sealed: Infinity, live: 15_000, account: 30_000, catalogue: 5 * 60_000 } as const;

/**
 * Retries what may pass, never a refusal. Asks also where the browser believes to be offline: Nova may run on this
 * very machine, and a press that waits in silence is worse than one that says it failed.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: STALE_MS.live,
        refetchOnWindowFocus: true,
        retry: (failures, error) => failures < READ_RETRIES && isPassing(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
