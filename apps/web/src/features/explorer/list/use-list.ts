import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { useHydratedSearch } from '../../../lib/page/use-hydrated-search.ts';
import { useIsHydrated } from '../../../lib/page/use-is-hydrated.ts';
import { readListPosition } from '../../../ui/pagination/list-position.ts';
import { explorerApi } from '../explorer-api.ts';
import { readFilters, toApiFilters, type FilterField } from './list-filters.ts';
import { serverNow } from '../../../lib/page/server-now.ts';

const NO_FIELDS: readonly FilterField[] = [];

export interface ListOptions {
  /** Interval in milliseconds of a list that reloads nevertheless. */
  readonly everyMs?: number | undefined;
  /** Decimals of amounts in the filters; null while they are loaded, which the list waits for. */
  readonly decimals?: number | null | undefined;
}

/**
 * Returns one page of a list, whose cursor and filters are only in the URL. The previous page stays until the
 * next one is loaded, and nothing reloads automatically, because new rows must not move what is being read.
 *
 * @param path below `/api/v1`
 */
export function useList<Row>(
  path: string,
  fields: readonly FilterField[] = NO_FIELDS,
  { everyMs, decimals }: ListOptions = {},
) {
  const isHydrated = useIsHydrated();
  const search = useHydratedSearch();
  const position = readListPosition(search);
  const filters = readFilters(search, fields);
  const query = useQuery({
    queryKey: queryKeys.list(path, filters, position),
    // The page that the URL asks for is only known after hydration.
    enabled: isHydrated && decimals !== null,
    queryFn: ({ signal }) => {
      const { cursor, limit } = position;
      const place = { limit: String(limit), ...(cursor !== null && { cursor }) };
      return explorerApi.list<Row>(
        path,
        { ...toApiFilters(filters, serverNow(), decimals ?? undefined), ...place },
        signal,
      );
    },
    placeholderData: keepPreviousData,
    staleTime: STALE_MS.sealed,
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
    refetchInterval: everyMs ?? false,
  });
  return { ...query, position, filters, isFiltered: Object.keys(filters).length > 0 };
}
