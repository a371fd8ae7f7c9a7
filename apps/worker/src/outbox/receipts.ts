import type { Hex } from 'viem';
import { type RpcClient, RpcError } from '../lib/chain/rpc-client.ts';

export interface Receipt {
  readonly blockNumber: number;
  readonly isSuccessful: boolean;
  /** Blocks on top of it. */
  readonly depth: number;
}

/**
 * Receipts of transactions in one round trip, null for those that are in no block, and an error for those that the
 * node does not tell.
 * @param withDepth false saves asking for the height; the depth is 0 then
 */
export async function readReceipts(
  rpc: RpcClient,
  hashes: readonly Hex[],
  withDepth: boolean,
): Promise<(Receipt | null | RpcError)[]> {
  const calls = hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] }));
  // The height is read first, so that a receipt can only turn out deeper than said.
  const height = withDepth ? Number(await rpc.request<Hex>('eth_blockNumber')) : 0;
  const answers = await rpc.batchResults<{ blockNumber: Hex; status: Hex } | null>(calls);
  return answers.map((answer) => {
    if (!answer || answer instanceof RpcError) return answer;
    const blockNumber = Number(answer.blockNumber);
    const depth = withDepth ? Math.max(0, height - blockNumber) : 0;
    return { blockNumber, isSuccessful: Number(answer.status) === 1, depth };
  });
}

/** How many transactions of an account the chain holds at a state: its next nonce. */
export async function readNonce(rpc: RpcClient, address: Hex, blockTag: string): Promise<number> {
  return Number(await rpc.request<Hex>('eth_getTransactionCount', [address, blockTag]));
}
