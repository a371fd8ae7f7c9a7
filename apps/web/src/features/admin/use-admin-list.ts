import type { Page } from '@nova/shared/pagination';
import { useInfiniteQuery } from '@tanstack/react-query';
import { adminKeys, requestAsAdmin } from './admin-api.ts';

const PAGE_SIZE = 20;

/** Filters of a list; an empty value does not filter. */
export type Filters = Readonly<Record<string, string>>;

/** What a component needs of `useAdminList` to show its items. */
export interface AdminListState<Item> {
  /** Undefined until the first page is loaded. */
  readonly items: readonly Item[] | undefined;
  readonly error: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

/** Returns an admin list, newest first, in pages. @param path below `/api/v1/admin/` */
export function useAdminList<Item, Answer extends Page<Item> = Page<Item>>(
  path: string,
  filters: Filters = {},
  pageSize = PAGE_SIZE,
) {
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  const query = useInfiniteQuery({
    queryKey: [...adminKeys.all, 'list', path, Object.fromEntries(set)],
    queryFn: ({ pageParam, signal }) => {
      const listQuery = new URLSearchParams({
        ...Object.fromEntries(set),
        limit: String(pageSize),
        ...(pageParam && { cursor: pageParam }),
      });
      return requestAsAdmin<Answer>(`${path}?${listQuery}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }: Answer) => next,
  });
  return { ...query, items: query.data?.pages.flatMap(({ items }) => items), first: query.data?.pages[0] };
}
