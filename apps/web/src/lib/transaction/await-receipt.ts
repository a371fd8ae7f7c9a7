import type { Hex } from 'viem';
import { requestChain } from '../chain/chain-rpc.ts';
import { TransactionFailure } from './transaction-failure.ts';

const POLL_EVERY_MS = 300;
const BLOCK_TIMEOUT_MS = 60_000;
const LOST_AFTER_MS = 3_000;

/** The node's receipt of a sealed transaction. */
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
 * Waits for the receipt of a transaction; returns null if the chain does not know it.
 * @throws TransactionFailure `notSealed` if it was not sealed in time
 */
export async function awaitReceipt(hash: Hex): Promise<ChainReceipt | null> {
  const start = Date.now();
  for (;;) {
    const receipt = await requestChain<ChainReceipt | null>('eth_getTransactionReceipt', [hash]);
    if (receipt) return receipt;
    const waited = Date.now() - start;
    // A wallet may return the hash before its node has forwarded the transaction.
    if (waited > LOST_AFTER_MS && (await requestChain('eth_getTransactionByHash', [hash])) === null)
      return null;
    if (waited > BLOCK_TIMEOUT_MS) throw new TransactionFailure('notSealed', { detail: hash });
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
  }
}

/**
 * Waits for the receipt of a successful transaction.
 * @throws TransactionFailure `lost`, `reverted` or `notSealed`
 */
export async function awaitSuccess(hash: Hex): Promise<ChainReceipt> {
  const receipt = await awaitReceipt(hash);
  if (receipt === null) throw new TransactionFailure('lost');
  if (!isSuccess(receipt)) throw new TransactionFailure('reverted');
  return receipt;
}
