import type { Hex } from 'viem';
import { type RpcClient, RpcError } from '../lib/chain/rpc-client.ts';

export interface Receipt {
  readonly blockNumber: number;
  readonly isSuccessful: boolean;
  /** Confirmations of its block. */
  readonly depth: number;
}

/**
 * Reads receipts of transactions in one round trip: null for those not in a block, and an error for those
 * the node could not answer.
 * @param withDepth False saves a request for the height; the depth is then 0.
 */
export async function readReceipts(
  rpc: RpcClient,
  hashes: readonly Hex[],
  withDepth: boolean,
): Promise<(Receipt | null | RpcError)[]> {
  const calls = hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] }));
  // The height is read first, so that a receipt can only be deeper than reported.
  const height = withDepth ? Number(await rpc.request<Hex>('eth_blockNumber')) : 0;
  const answers = await rpc.batchResults<{ blockNumber: Hex; status: Hex } | null>(calls);
  return answers.map((answer) => {
    if (!answer || answer instanceof RpcError) return answer;
    const blockNumber = Number(answer.blockNumber);
    const depth = withDepth ? Math.max(0, height - blockNumber) : 0;
    return { blockNumber, isSuccessful: Number(answer.status) === 1, depth };
  });
}

/** Returns the number of transactions of an account in a state, which is its next nonce. */
export async function readNonce(rpc: RpcClient, address: Hex, blockTag: string): Promise<number> {
  return Number(await rpc.request<Hex>('eth_getTransactionCount', [address, blockTag]));
}
