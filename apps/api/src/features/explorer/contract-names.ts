import type { Queryable } from '@nova/db/database';
import { deployedContracts } from '@nova/db/schema/explorer';
import { STANDARD_CONTRACT_NAMES } from '@nova/shared/chain/standard-contracts';
import type { Hex } from 'viem';

const STANDARD_NAMES = Object.entries(STANDARD_CONTRACT_NAMES) as [Hex, string][];

/** Returns the names of the product's own contracts, about a dozen rows, and of standard contracts by address. */
export async function readContractNames(db: Queryable): Promise<ReadonlyMap<Hex, string>> {
  const rows = await db
    .select({ name: deployedContracts.name, address: deployedContracts.address })
    .from(deployedContracts);
  return new Map([...STANDARD_NAMES, ...rows.map(({ name, address }) => [address, name] as const)]);
}
