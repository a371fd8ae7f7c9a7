import type { Hex } from 'viem';
import { requestChain } from '../chain/chain-rpc.ts';
import { TransactionFailure } from './transaction-failure.ts';

const POLL_EVERY_MS = 300;
const BLOCK_TIMEOUT_MS = 60_000;
const LOST_AFTER_MS = 3_000;

/** What the node says of a transaction that is in a block. */
export interface ChainReceipt {
  readonly status: Hex;
  readonly transactionHash: Hex;
  readonly blockNumber: Hex;
  readonly gasUsed: Hex;
  readonly effectiveGasPrice: Hex;
  readonly logs: readonly unknown[];
}

export const isSuccess = (receipt: ChainReceipt | null): receipt is ChainReceipt => receipt?.status === '0x1';

/**
 * The receipt of a transaction; null when the chain never heard of it.
 * @throws TransactionFailure `notSealed` when its block did not come while it was waited for
 */
export async function awaitReceipt(hash: Hex): Promise<ChainReceipt | null> {
  const start = Date.now();
  for (;;) {
    const receipt = await requestChain<ChainReceipt | null>('eth_getTransactionReceipt', [hash]);
    if (receipt) return receipt;
    const waited = Date.now() - start;
    // A wallet may tell the hash before its node has passed the transaction on.
    if (waited > LOST_AFTER_MS && (await requestChain('eth_getTransactionByHash', [hash])) === null)
      return null;
    if (waited > BLOCK_TIMEOUT_MS) throw new TransactionFailure('notSealed', { detail: hash });
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
  }
}

/**
 * The receipt of a transaction that did what it was sent for.
 * @throws TransactionFailure `lost`, `reverted` or `notSealed`
 */
export async function awaitSuccess(hash: Hex): Promise<ChainReceipt> {
  const receipt = await awaitReceipt(hash);
  if (receipt === null) throw new TransactionFailure('lost');
  if (!isSuccess(receipt)) throw new TransactionFailure('reverted');
  return receipt;
}
