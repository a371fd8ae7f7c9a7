import { isMethodMissing, type RpcClient } from '@nova/worker/lib/chain/rpc-client';
import { type Finding, ok, warning } from '../finding.ts';
import type { ChainFacts } from '../read-chain.ts';

/** Optional engine methods, and the features that are missing without them. */
const WISHES: readonly (readonly [method: string, params: readonly unknown[], loss: string])[] = [
  ['debug_traceBlockByNumber', ['latest', { tracer: 'callTracer' }], 'calls inside transactions'],
  ['txpool_status', [], 'the number of waiting transactions'],
  ['net_peerCount', [], 'the number of connected nodes'],
];

/**
 * Checks the engine for optional methods. Without them, the product works but shows “not available” in
 * their place.
 */
export async function checkEngine({ rpc }: ChainFacts): Promise<Finding[]> {
  const missing = [];
  for (const placement of WISHES)
    if (await isMissing(rpc, placement[0], placement[1])) missing.push(placement);
  if (missing.length === 0) return [ok('engine', 'The node supports every method that the website needs.')];
  const [methods, losses] = [missing.map(([method]) => method), missing.map(([, , loss]) => loss)];
  return [
    warning(
      'engine',
      `The node does not support ${methods.join(', ')}: ${losses.join(' and ')} will be "not available".`,
      'Enable these methods on the node if it supports them.',
    ),
  ];
}

const isMissing = (rpc: RpcClient, method: string, params: readonly unknown[]) =>
  rpc.request(method, params).then(
    () => false,
    (error: unknown) => isMethodMissing(error),
  );
