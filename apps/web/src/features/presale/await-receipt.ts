import { askChain } from '../../lib/chain-rpc.ts';
import { PurchaseFault } from './purchase-fault.ts';
import type { Hex } from './sale.ts';

const ASK_EVERY_MS = 300;
const BLOCK_PATIENCE_MS = 60_000;
const LOST_AFTER_MS = 3_000;

interface ChainReceipt {
  readonly status: Hex;
}

/** The receipt of a transaction; null when the chain never heard of it. @throws PurchaseFault `notSealed` */
export async function awaitReceipt(hash: Hex): Promise<ChainReceipt | null> {
  const start = Date.now();
  for (;;) {
    const receipt = await askChain<ChainReceipt | null>('eth_getTransactionReceipt', [hash]);
    if (receipt) return receipt;
    const waited = Date.now() - start;
    // A wallet may tell the hash before its node has passed the transaction on.
    if (waited > LOST_AFTER_MS && (await askChain('eth_getTransactionByHash', [hash])) === null) return null;
    if (waited > BLOCK_PATIENCE_MS) throw new PurchaseFault('notSealed');
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}
