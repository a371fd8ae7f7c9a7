import { useQuery } from '@tanstack/react-query';
import { requestChainBatch } from '../../../lib/chain/chain-rpc.ts';
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { listChanges, type RpcChanges } from './list-changes.ts';
import { listFrames, type RpcFrame } from './list-frames.ts';

const CALLS = { tracer: 'callTracer' } as const;
const CHANGES = { tracer: 'prestateTracer', tracerConfig: { diffMode: true } } as const;

/**
 * Runs a transaction again on the node and returns its calls and what they changed.
 * @param isOpen false until the user asks, because a trace counts as many calls in the limits of the gateway
 */
export function useTrace(hash: string, isOpen: boolean) {
  return useQuery({
    queryKey: queryKeys.trace(hash),
    queryFn: async ({ signal }) => {
      const trace = (tracer: object) => ({ method: 'debug_traceTransaction', params: [hash, tracer] });
      const [calls, changes] = await requestChainBatch([trace(CALLS), trace(CHANGES)], signal);
      return { frames: listFrames(calls as RpcFrame), changes: listChanges(changes as RpcChanges) };
    },
    enabled: isOpen,
    staleTime: STALE_MS.sealed,
    // The values are bigints, which cannot be compared as JSON.
    structuralSharing: false,
  });
}
