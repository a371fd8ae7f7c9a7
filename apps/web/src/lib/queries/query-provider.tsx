import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { followWithQueries } from './follow-with-queries.ts';
import { createQueryClient } from './query-client.ts';

/** A single cache for all pages and all parts loaded on demand. */
const client = createQueryClient();
let isFollowing = false;

/**
 * Provides the query cache to its children. Pages get it from `routes/with-queries.tsx`, parts loaded on
 * demand include it; the first page does without it (docs/decisions/0301).
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Never stopped, because the cache must stay up to date even while no page with queries is shown.
    if (!isFollowing) followWithQueries(client);
    isFollowing = true;
  }, []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
