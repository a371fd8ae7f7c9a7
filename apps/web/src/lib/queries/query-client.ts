import { QueryClient } from '@tanstack/react-query';
import { isPassing, READ_RETRIES } from '../api/is-passing.ts';

/**
 * Milliseconds for which responses are fresh. Sealed data never
 * changes; statistics are updated by the live connection.
 */
export const STALE_MS = { sealed: Infinity, live: 15_000, account: 30_000, catalogue: 5 * 60_000 } as const;

/**
 * Creates the query client, which retries temporary errors only. It also sends requests if the browser
 * reports being offline: Nova may run on this machine, and a failed click is better than one that waits
 * silently.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: STALE_MS.live,
        refetchOnWindowFocus: true,
        // With this network mode, the library would not do it by default.
        refetchOnReconnect: true,
        retry: (failures, error) => failures < READ_RETRIES && isPassing(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
