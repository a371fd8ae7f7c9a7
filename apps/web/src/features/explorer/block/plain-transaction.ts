import type { Block } from '@nova/shared/explorer/schemas';

/** Contract that creates another contract from the data of every call (CREATE2), part of the genesis block. */
const CREATE2_PROXY = '0x4e59b44847b379578588920ca78fbf26c0b4956c';
/** Gas of a transaction that only sends coins: it has no data and runs no code. */
const TRANSFER_GAS = 21_000;

/** Returns what the transaction of a block without an action did; null if the block does not tell. */
export function namePlainTransaction({
  transactionCount,
  gasUsed,
  to,
}: Pick<Block, 'transactionCount' | 'gasUsed' | 'to'>): 'transfer' | 'creation' | null {
  if (transactionCount !== 1) return null;
  if (to?.toLowerCase() === CREATE2_PROXY) return 'creation';
  return gasUsed === TRANSFER_GAS ? 'transfer' : null;
}
