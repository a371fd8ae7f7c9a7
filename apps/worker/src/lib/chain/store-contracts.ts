import type { DeployedContracts } from '@nova/shared/chain/deployment';
import type { Client } from 'pg';
import { toBytes } from '@nova/runtime/hex-bytes';

/**
 * Stores the contract addresses, so that every api process knows them without access to our data folder.
 */
export async function storeContracts(client: Client, contracts: DeployedContracts): Promise<void> {
  for (const [name, contract] of Object.entries(contracts)) {
    if (contract === undefined) continue;
    await client.query(
      `insert into chain.contracts (name, address, deployed_at_block) values ($1, $2, $3)
       on conflict (name) do update set address = excluded.address, deployed_at_block = excluded.deployed_at_block`,
      [name, toBytes(contract.address), contract.deployedAtBlock],
    );
  }
}
