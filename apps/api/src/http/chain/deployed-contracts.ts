import type { Queryable } from '@nova/db/database';
import { deployedContracts } from '@nova/db/schema/explorer';
import type { ContractName } from '@nova/shared/chain/deployment';
import type { Hex } from 'viem';

/** Returns the addresses of our contracts on this chain that the worker has stored. */
export async function readContracts(db: Queryable): Promise<ReadonlyMap<ContractName, Hex>> {
  const rows = await db.select().from(deployedContracts);
  return new Map(rows.map(({ name, address }) => [name, address]));
}

/**
 * Returns the address of a contract on this chain; null if the worker has not stored it yet or it does not
 * exist.
 */
export async function findContract(db: Queryable, name: ContractName): Promise<Hex | null> {
  return (await readContracts(db)).get(name) ?? null;
}
