import type { Hex } from 'viem';
import { NodeAwayError, type RpcClient, RpcError } from '../lib/chain/rpc-client.ts';

/** The node's response to a signed transaction. */
export type BroadcastResult =
  /** Included in a block or in the pool. */
  | { readonly kind: 'accepted' }
  /** The nonce is used, either by this transaction or by another one. */
  | { readonly kind: 'nonce_used' }
  /** The engine requires a different gas price or limit. */
  | { readonly kind: 'terms_refused'; readonly reason: string }
  /** The signer's balance does not cover the gas. */
  | { readonly kind: 'out_of_gas'; readonly reason: string }
  | { readonly kind: 'node_away'; readonly reason: string }
  /** The node is overloaded, which says nothing about the transaction. */
  | { readonly kind: 'busy'; readonly reason: string }
  /**
   * Any other error. Retried many times, because a temporary state of the node must not make a row fail.
   */
  | { readonly kind: 'refused'; readonly reason: string };

// Messages of geth, anvil, Besu and our own node, which have no distinct error codes.
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

/** Sends a signed transaction to the node. Never throws because of the node or the network. */
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
