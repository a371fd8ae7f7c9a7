import type { ContractList } from '@nova/shared/contract/schemas';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../lib/api/http.ts';
import { STALE_MS } from '../../lib/queries/query-client.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';

/** Returns a function that names our own contracts. Without a response, every address is shown as it is. */
export function useContractNames(): (address: string) => string | undefined {
  const { data } = useQuery({
    queryKey: queryKeys.contractNames,
    queryFn: async ({ signal }) => {
      const { items } = await requestJson<ContractList>('/api/v1/contracts', { signal });
      return new Map(items.map(({ address, name }) => [address.toLowerCase(), name]));
    },
    staleTime: STALE_MS.catalogue,
    retry: false,
  });
  return (address) => data?.get(address.toLowerCase());
}
