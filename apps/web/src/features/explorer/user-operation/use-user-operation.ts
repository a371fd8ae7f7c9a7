import type { UserOperation } from '@nova/shared/explorer/user-operation-schemas';
import { useQuery } from '@tanstack/react-query';
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { explorerApi } from '../explorer-api.ts';

export function useUserOperation(hash: string) {
  return useQuery({
    queryKey: queryKeys.userOperation(hash),
    queryFn: ({ signal }) => explorerApi.getUserOperation(hash, signal),
    staleTime: STALE_MS.sealed,
    retry: false,
  });
}

/** Number of operations of one transaction that its page shows; the list has the others. */
const SHOWN = 100;

/** Returns the user operations of a transaction in the order of its bundle. */
export function useUserOperationsOf(transactionHash: string) {
  const path = `/transactions/${transactionHash}/user-operations`;
  return useQuery({
    queryKey: queryKeys.list(path, {}, { cursor: null, limit: SHOWN }),
    queryFn: ({ signal }) => explorerApi.list<UserOperation>(path, { limit: String(SHOWN) }, signal),
    select: ({ items }) => items.toReversed(),
    staleTime: STALE_MS.sealed,
  });
}

/** Returns whether an address has user operations; false until that is known. */
export function useHasUserOperations(address: string): boolean {
  const path = `/addresses/${address}/user-operations`;
  const { data } = useQuery({
    queryKey: queryKeys.list(path, {}, { cursor: null, limit: 1 }),
    queryFn: ({ signal }) => explorerApi.list<UserOperation>(path, { limit: '1' }, signal),
  });
  return data !== undefined && data.items.length > 0;
}
