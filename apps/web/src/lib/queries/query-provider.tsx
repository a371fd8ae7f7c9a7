import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { followWithQueries } from './follow-with-queries.ts';
import { createQueryClient } from './query-client.ts';

/** One cache for every page and every part that is loaded on demand. */
const client = createQueryClient();
let isFollowing = false;

/**
 * Gives its children the query cache. Pages get it from `routes/with-queries.tsx`, parts that are loaded on demand
 * bring it along; the first page does without (docs/decisions/0301).
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Never ended: what is in the cache has to stay current also while no page with queries is shown.
    if (!isFollowing) followWithQueries(client);
    isFollowing = true;
  }, []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
