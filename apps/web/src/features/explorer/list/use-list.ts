import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { readListPosition } from '../../../ui/pagination/list-position.ts';
import { explorerApi } from '../explorer-api.ts';
import { readFilters, toApiFilters, type FilterField } from './list-filters.ts';

const NO_FIELDS: readonly FilterField[] = [];

/**
 * One page of a list: its place and its filters are in the URL and nowhere else. The page before stays until the next
 * is here, and nothing is read again by itself, because new rows must not push what somebody reads.
 *
 * @param path below `/api/v1`
 */
export function useList<Row>(path: string, fields: readonly FilterField[] = NO_FIELDS) {
  const [search] = useSearchParams();
  const position = readListPosition(search);
  const filters = readFilters(search, fields);
  const query = useQuery({
    queryKey: queryKeys.list(path, filters, position),
    queryFn: ({ signal }) => {
      const { cursor, limit } = position;
      const place = { limit: String(limit), ...(cursor !== null && { cursor }) };
      return explorerApi.list<Row>(path, { ...toApiFilters(filters, Date.now()), ...place }, signal);
    },
    placeholderData: keepPreviousData,
    staleTime: STALE_MS.sealed,
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
  });
  return { ...query, position, filters, isFiltered: Object.keys(filters).length > 0 };
}
