import { useQuery } from '@tanstack/react-query';
import type { StorageLayout } from '@nova/shared/contract/storage-layout';
import type { Hex } from 'viem';
import { requestChainBatch, requestChainEach } from '../../../lib/chain/chain-rpc.ts';
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { explorerApi } from '../explorer-api.ts';
import { nameChanges, type Preimages } from './decode-slots.ts';
import { listChanges, type RpcChanges, type StateChange } from './list-changes.ts';
import { listFrames, type RpcFrame } from './list-frames.ts';

const CALLS = { tracer: 'callTracer' } as const;
const CHANGES = { tracer: 'prestateTracer', tracerConfig: { diffMode: true } } as const;

const PREIMAGES = { tracer: 'keccak256PreimageTracer' } as const;
/** Contracts whose layouts are read; the slots of any others keep their numbers. */
const LAYOUTS_MAX = 10;

/**
 * Returns the changes with names of variables where sources are known. Names are an addition: without an answer, the
 * slots keep their numbers.
 */
async function readNames(hash: string, changes: readonly StateChange[], signal: AbortSignal) {
  const addresses = [...new Set(changes.flatMap(({ address, slot }) => (slot === null ? [] : [address])))];
  const read = async (address: Hex): Promise<(readonly [Hex, StorageLayout])[]> => {
    const { layout } = await explorerApi.getStorageLayout(address, signal);
    return layout === null ? [] : [[address, layout]];
  };
  const layouts = await Promise.all(
    addresses.slice(0, LAYOUTS_MAX).map((each) => read(each).catch(() => [])),
  );
  const known = new Map(layouts.flat());
  if (known.size === 0) return changes;
  const call = { method: 'debug_traceTransaction', params: [hash, PREIMAGES] };
  const [preimages] = await requestChainEach([call], signal).catch(() => [null]);
  return nameChanges(changes, known, (preimages ?? {}) as Preimages);
}

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
      const listed = listChanges(changes as RpcChanges);
      return { frames: listFrames(calls as RpcFrame), changes: await readNames(hash, listed, signal) };
    },
    enabled: isOpen,
    staleTime: STALE_MS.sealed,
    // The values are bigints, which cannot be compared as JSON.
    structuralSharing: false,
  });
}
