import { useQuery } from '@tanstack/react-query';
import { STALE_MS } from '../../lib/queries/query-client.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';
import { contractApi } from './contract-api.ts';

/** Milliseconds between two polls while a verification is queued or running. */
const OUTCOME_EVERY_MS = 1_000;

/** Returns the information about the code at an address. */
export function useContract(address: string) {
  return useQuery({
    queryKey: queryKeys.contract(address),
    queryFn: ({ signal }) => contractApi.get(address, signal),
    staleTime: STALE_MS.catalogue,
  });
}

/** Returns the supported compilers, newest first. */
export function useCompilers() {
  return useQuery({
    queryKey: ['contract', 'compilers'],
    queryFn: async ({ signal }) => (await contractApi.list(signal)).compilers,
    staleTime: STALE_MS.catalogue,
  });
}

/** Returns the state of a verification request, polled until it is final. */
export function useOutcome(address: string, id: string) {
  return useQuery({
    queryKey: ['contract', 'outcome', address, id],
    queryFn: ({ signal }) => contractApi.getStatus(address, id, signal),
    refetchInterval: ({ state }) =>
      state.data?.status === 'verified' || state.data?.status === 'failed' ? false : OUTCOME_EVERY_MS,
  });
}
