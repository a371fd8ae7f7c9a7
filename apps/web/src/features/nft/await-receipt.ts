import { askChain } from '../../lib/chain-rpc.ts';
import { DeedFault } from './deed-fault.ts';
import type { Hex } from './nft-ways.ts';

const ASK_EVERY_MS = 300;
const BLOCK_PATIENCE_MS = 60_000;
const LOST_AFTER_MS = 3_000;

export interface DeedReceipt {
  readonly status: Hex;
  readonly transactionHash: Hex;
  readonly blockNumber: Hex;
  readonly logs: readonly unknown[];
}

/** The receipt of a transaction; null when the chain never heard of it. @throws DeedFault `notSealed` */
export async function awaitReceipt(hash: Hex): Promise<DeedReceipt | null> {
  const start = Date.now();
  for (;;) {
    const receipt = await askChain<DeedReceipt | null>('eth_getTransactionReceipt', [hash]);
    if (receipt) return receipt;
    const waited = Date.now() - start;
    // A wallet may tell the hash before its node has passed the transaction on.
    if (waited > LOST_AFTER_MS && (await askChain('eth_getTransactionByHash', [hash])) === null) return null;
    if (waited > BLOCK_PATIENCE_MS) throw new DeedFault('notSealed');
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}
