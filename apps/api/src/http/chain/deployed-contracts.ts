import type { Queryable } from '@nova/db/database';
import { deployedContracts } from '@nova/db/schema/explorer';
import type { ContractName } from '@nova/shared/chain/deployment';
import type { Hex } from 'viem';

/** Where a contract stands on this chain; null until the worker has told, or where there is none. */
export async function findContract(db: Queryable, name: ContractName): Promise<Hex | null> {
  const rows = await db.select().from(deployedContracts);
  return rows.find((row) => row.name === name)?.address ?? null;
}
