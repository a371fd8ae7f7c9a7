import type { Hex } from 'viem';
import { NodeAwayError, type RpcClient, RpcError } from '../lib/chain/rpc-client.ts';

/** What the node made of signed bytes. */
export type BroadcastResult =
  /** In a block, or waiting for one. */
  | { readonly kind: 'accepted' }
  /** The nonce is used: by these very bytes, or by others. */
  | { readonly kind: 'nonce_used' }
  /** The offered gas price or limit is not what the engine asks for (any more). */
  | { readonly kind: 'terms_refused'; readonly reason: string }
  /** The signer cannot pay for the gas. */
  | { readonly kind: 'out_of_gas'; readonly reason: string }
  | { readonly kind: 'node_away'; readonly reason: string }
  /** The node takes no more for now, which says nothing about these bytes. */
  | { readonly kind: 'busy'; readonly reason: string }
  /** Anything else; tried again many times, since a row is not given up for a passing state of the node. */
  | { readonly kind: 'refused'; readonly reason: string };

// The sentences of geth, anvil, Besu and our own node; there is no code that tells them apart.
const SENTENCES: readonly [RegExp, (reason: string) => BroadcastResult][] = [
  [/already known|already imported|known transaction/i, () => ({ kind: 'accepted' })],
  [/nonce (is )?too low|nonce below/i, () => ({ kind: 'nonce_used' })],
  [
    /txpool is full|pool (is )?full|too distant|shutting down|too many|limit exceeded|syncing/i,
    (reason) => ({ kind: 'busy', reason }),
  ],
  [/insufficient funds|upfront cost exceeds/i, (reason) => ({ kind: 'out_of_gas', reason })],
  [
    /underpriced|gas price|fee per gas|base fee|\btip\b|intrinsic gas|gas limit/i,
    (reason) => ({ kind: 'terms_refused', reason }),
  ],
];

/** Hands signed bytes to the node. Never throws for what the node or the network does. */
export async function broadcast(rpc: RpcClient, rawTransaction: Hex): Promise<BroadcastResult> {
  try {
    await rpc.request('eth_sendRawTransaction', [rawTransaction]);
    return { kind: 'accepted' };
  } catch (error) {
    if (error instanceof NodeAwayError) return { kind: 'node_away', reason: error.message };
    if (error instanceof RpcError) return classify(error.message);
    throw error;
  }
}

function classify(message: string): BroadcastResult {
  const known = SENTENCES.find(([sentence]) => sentence.test(message));
  return known ? known[1](message) : { kind: 'refused', reason: message };
}
