import type { Queryable } from '@nova/db/database';
import { deployedContracts } from '@nova/db/schema/explorer';
import type { ContractName } from '@nova/shared/chain/deployment';
import type { Hex } from 'viem';

/**
 * Returns the address of a contract on this chain; null if the worker has not stored it yet or it does not
 * exist.
 */
export async function findContract(db: Queryable, name: ContractName): Promise<Hex | null> {
  const rows = await db.select().from(deployedContracts);
  return rows.find((row) => row.name === name)?.address ?? null;
}
