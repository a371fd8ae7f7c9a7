import { z } from 'zod';

/** Addresses of one chain node. */
export interface NodeAddress {
  /** http(s) URL. */
  readonly rpcUrl: string;
  /** ws(s) URL. */
  readonly wsUrl: string;
}

const listOf = (protocol: RegExp, error: string) =>
  z
    .string()
    .transform((list) => list.split(',').map((url) => url.trim()))
    .pipe(z.array(z.url({ protocol, error })).min(1));

/** URLs of one or more nodes of one chain, separated by commas, the preferred one first. */
export const rpcUrlsSchema = listOf(/^https?$/, 'must be http(s):// addresses, separated by commas');
export const wsUrlsSchema = listOf(/^wss?$/, 'must be ws(s):// addresses, separated by commas');

/** Error of lists with different lengths. */
export const UNEQUAL_NODES =
  'must list a WebSocket address for each address in CHAIN_RPC_URL, in the same order';

/**
 * Pairs both lists. Without WebSocket addresses, each node's is its own address with the other protocol.
 * Lists of different lengths must be refused before.
 */
export function toNodeAddresses(
  rpcUrls: readonly string[],
  wsUrls: readonly string[] = rpcUrls.map((url) => url.replace(/^http/, 'ws')),
): [NodeAddress, ...NodeAddress[]] {
  const [first, ...further] = rpcUrls.map((rpcUrl, index) => ({ rpcUrl, wsUrl: wsUrls[index]! }));
  return [first!, ...further];
}
