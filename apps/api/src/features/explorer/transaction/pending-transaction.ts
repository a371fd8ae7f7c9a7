import { toPooledNonce } from '@nova/shared/explorer/pooled-nonce';
import type { PendingTransaction } from '@nova/shared/explorer/schemas';
import type { Hex } from 'viem';
import type { ChainClient } from '../../../http/chain/chain-client.ts';
import { maximumPriceOf, readNodeTransaction } from '../../../http/chain/node-transactions.ts';

/**
 * Returns a transaction that the node knows but the index does not: in the pool or in a newer block. Null if
 * the node does not know it.
 */
export async function readPendingTransaction(
  chain: ChainClient,
  hash: Hex,
): Promise<PendingTransaction | null> {
  const transaction = await readNodeTransaction(chain, hash);
  if (!transaction) return null;
  const { from, to, value, nonce, gas, type, input, blockNumber } = transaction;
  return {
    hash: transaction.hash,
    from,
    to,
    input,
    status: 'pending',
    value: value.toString(),
    nonce: toPooledNonce(nonce),
    gas_limit: Number(gas),
    gas_price: maximumPriceOf(transaction).toString(),
    type: Number(type),
    block_number: blockNumber === null ? null : Number(blockNumber),
  };
}
