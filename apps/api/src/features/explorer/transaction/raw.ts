import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import type { RawBlock, RawTransaction } from '@nova/shared/explorer/raw-schemas';
import type { Hex } from 'viem';
import type { ChainClient } from '../../../http/chain/chain-client.ts';

/** Returns the node's JSON of a block. @throws AppError `block_not_found`, `unavailable` */
export async function readRawBlock(chain: ChainClient, id: number | Hex): Promise<RawBlock> {
  const call =
    typeof id === 'number'
      ? { method: 'eth_getBlockByNumber', params: [`0x${id.toString(16)}`, true] }
      : { method: 'eth_getBlockByHash', params: [id, true] };
  const [block] = await chain.call([call]);
  if (block === undefined) throw isAway();
  if (block === null) throw new AppError(EXPLORER_ERRORS.blockNotFound, { message: 'Block not found' });
  return { block };
}

/**
 * Returns the node's JSON of a transaction and its receipt.
 * @throws AppError `transaction_not_found`, `unavailable`
 */
export async function readRawTransaction(chain: ChainClient, hash: Hex): Promise<RawTransaction> {
  const [transaction, receipt] = await chain.call([
    { method: 'eth_getTransactionByHash', params: [hash] },
    { method: 'eth_getTransactionReceipt', params: [hash] },
  ]);
  if (transaction === undefined || receipt === undefined) throw isAway();
  if (transaction === null) {
    throw new AppError(EXPLORER_ERRORS.transactionNotFound, { message: 'Transaction not found' });
  }
  return { transaction, receipt };
}

function isAway(): AppError {
  const message = "The chain node isn't responding right now. Please try again.";
  return new AppError(COMMON_ERRORS.unavailable, { message });
}
