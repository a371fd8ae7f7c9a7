import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Page } from '@nova/shared/pagination';
import { useRef, useState } from 'react';
import { STALE_MS } from '../../../lib/queries/query-client.ts';

/** The loaded pages of a list. */
export interface ListPages<Row> {
  readonly pages: readonly Page<Row>[];
}

type ReadPage<Row> = (cursor: string | null, signal?: AbortSignal) => Promise<Page<Row>>;

/** Reads the first pages of a list one after the other. */
async function readPages<Row>(
  read: ReadPage<Row>,
  count: number,
  signal: AbortSignal,
): Promise<ListPages<Row>> {
  const pages: Page<Row>[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Row> = await read(cursor, signal);
    pages.push(page);
    cursor = page.next;
  } while (cursor !== null && pages.length < count);
  return { pages };
}

const countPages = (client: QueryClient, key: readonly unknown[]) =>
  client.getQueryData<ListPages<unknown>>(key)?.pages.length ?? 1;

/**
 * Returns an endless list. All pages are one cache entry, so going back restores them and live updates change
 * them in place. A reload reads the same number of pages.
 */
export function usePages<Row>(queryKey: readonly unknown[], read: ReadPage<Row>, isWanted = true) {
  const client = useQueryClient();
  const id = JSON.stringify(queryKey);
  const [more, setMore] = useState<{ of: string; state: 'busy' | 'failed' } | null>(null);
  const busy = useRef<string | null>(null);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => readPages(read, countPages(client, queryKey), signal),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: STALE_MS.account,
    // Reloading many pages would move them under the pointer.
    refetchOnWindowFocus: false,
  });
  const { data, isPlaceholderData } = query;
  const cursor = isPlaceholderData ? null : (data?.pages.at(-1)?.next ?? null);
  const loadMore = async () => {
    if (cursor === null || busy.current === cursor) return;
    busy.current = cursor;
    setMore({ of: id, state: 'busy' });
    try {
      const page = await read(cursor);
      client.setQueryData<ListPages<Row>>(queryKey, (now) =>
        now?.pages.at(-1)?.next === cursor ? { pages: [...now.pages, page] } : now,
      );
      setMore(null);
    } catch {
      setMore({ of: id, state: 'failed' });
    } finally {
      busy.current = null;
    }
  };
  return {
    ...query,
    hasMore: cursor !== null,
    isLoadingMore: more?.of === id && more.state === 'busy',
    hasMoreFailed: more?.of === id && more.state === 'failed',
    loadMore,
  };
}
