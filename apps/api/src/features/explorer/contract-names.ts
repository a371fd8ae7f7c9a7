import type { Queryable } from '@nova/db/database';
import { deployedContracts } from '@nova/db/schema/explorer';
import type { Hex } from 'viem';

/** Returns the names of the product's own contracts by address, about a dozen rows. */
export async function readContractNames(db: Queryable): Promise<ReadonlyMap<Hex, string>> {
  const rows = await db
    .select({ name: deployedContracts.name, address: deployedContracts.address })
    .from(deployedContracts);
  return new Map(rows.map(({ name, address }) => [address, name]));
}
