import { CREATE2_PROXY } from '@nova/shared/chain/constants';
import type { Block } from '@nova/shared/explorer/schemas';

/** Gas of a transaction that only sends coins: it has no data and runs no code. */
const TRANSFER_GAS = 21_000;

/** Returns what the transaction of a block without an action did; null if the block does not tell. */
export function namePlainTransaction({
  transaction_count: transactionCount,
  gas_used: gasUsed,
  to,
}: Pick<Block, 'transaction_count' | 'gas_used' | 'to'>): 'transfer' | 'creation' | null {
  if (transactionCount !== 1) return null;
  if (to?.toLowerCase() === CREATE2_PROXY) return 'creation';
  return gasUsed === TRANSFER_GAS ? 'transfer' : null;
}
