import { toNameLabel } from '@nova/shared/names/constants';
import type { Name, NamePage } from '@nova/shared/names/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { requestJson } from '../../lib/api/http.ts';

/** Keys of the queries; each of them starts with `all`. */
export const nameKeys = {
  all: ['names'] as const,
  name: (name: string) => ['names', 'name', name] as const,
  list: (owner: string | null, cursor: string | null, limit: number) =>
    ['names', 'list', owner, cursor, limit] as const,
};

/** Returns whether a name can be registered, with its price and the contracts of names. */
export function useName(name: string) {
  return useQuery({
    queryKey: nameKeys.name(name),
    queryFn: ({ signal }) => requestJson<Name>(`/api/v1/names/${name}`, { signal }),
    enabled: toNameLabel(name) !== null,
    placeholderData: undefined,
  });
}

/** Returns a page of names of an owner, or of everyone. */
export function useNames(owner: string | null, { cursor, limit }: { cursor: string | null; limit: number }) {
  return useQuery({
    queryKey: nameKeys.list(owner, cursor, limit),
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({
        limit: String(limit),
        ...(cursor !== null && { cursor }),
        ...(owner !== null && { owner }),
      });
      return requestJson<NamePage>(`/api/v1/names?${query}`, { signal });
    },
    placeholderData: keepPreviousData,
  });
}
