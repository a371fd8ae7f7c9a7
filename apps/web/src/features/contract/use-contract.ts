import { useQuery } from '@tanstack/react-query';
import { STALE_MS } from '../../lib/queries/query-client.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';
import { contractApi } from './contract-api.ts';

/** How often is asked while sources wait or are compiled. */
const OUTCOME_EVERY_MS = 1_000;

/** What is known of the code at an address. */
export function useContract(address: string) {
  return useQuery({
    queryKey: queryKeys.contract(address),
    queryFn: ({ signal }) => contractApi.get(address, signal),
    staleTime: STALE_MS.catalogue,
  });
}

/** Compilers that sources can be verified with, newest first. */
export function useCompilers() {
  return useQuery({
    queryKey: ['contract', 'compilers'],
    queryFn: async ({ signal }) => (await contractApi.list(signal)).compilers,
    staleTime: STALE_MS.catalogue,
  });
}

/** How far a request to verify has come, until it has an end. */
export function useOutcome(address: string, id: string) {
  return useQuery({
    queryKey: ['contract', 'outcome', address, id],
    queryFn: ({ signal }) => contractApi.getStatus(address, id, signal),
    refetchInterval: ({ state }) =>
      state.data?.status === 'verified' || state.data?.status === 'failed' ? false : OUTCOME_EVERY_MS,
  });
}
