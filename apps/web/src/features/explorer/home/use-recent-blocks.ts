import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client.ts';
import { useLatestBlocks } from '../../../lib/live/latest-blocks.ts';
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** Number of blocks, which fits into one API page. */
export type RecentCount = 50 | 100;

/** Returns the last blocks, newest first: read once, then extended by the blocks of the live connection. */
export function useRecentBlocks(count: RecentCount) {
  const latest = useLatestBlocks().data;
  const query = useQuery({
    queryKey: queryKeys.recentBlocks(count),
    queryFn: async ({ signal }) => (await api.listBlocks({ limit: count }, signal)).items,
    placeholderData: keepPreviousData,
    staleTime: STALE_MS.sealed,
  });
  const known = query.data?.[0]?.number;
  const added = known === undefined ? [] : (latest ?? []).filter((block) => block.number > known);
  // A gap means that more blocks arrived than the live
  // connection buffers; the chart then shows the last response.
  const isWhole = added.length === 0 || added.at(-1)!.number === known! + 1;
  return {
    blocks: query.data && (isWhole ? [...added, ...query.data] : query.data).slice(0, count),
    error: query.error,
    refetch: query.refetch,
  };
}
