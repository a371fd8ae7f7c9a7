import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client.ts';
import { useLatestBlocks } from '../../../lib/live/latest-blocks.ts';
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** Up to this many blocks are one page of the api. */
export type RecentCount = 50 | 100;

/** The last blocks, newest first: read once, and what the live line has brought since on top. */
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
  // A gap means that more came than the line keeps at hand: then the drawing is as of its last reading.
  const isWhole = added.length === 0 || added.at(-1)!.number === known! + 1;
  return {
    blocks: query.data && (isWhole ? [...added, ...query.data] : query.data).slice(0, count),
    error: query.error,
    refetch: query.refetch,
  };
}
