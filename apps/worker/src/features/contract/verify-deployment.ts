import type { ContractName, DeployedContract, DeployedContracts } from '@nova/shared/chain/deployment';
import type { Client } from 'pg';
import type { Hex } from 'viem';
import type { RpcClient } from '../../lib/chain/rpc-client.ts';
import { runInTransaction } from '../../lib/run-in-transaction.ts';
import type { CompiledContract } from './compiled-contract.ts';
import { type CreatingTransaction, readInitCode } from './find-init-code.ts';
import { matchContracts } from './match-contract.ts';
import { contractOf, readOwnContracts, readPublishedContracts } from './own-contracts.ts';
import { storeSource, storeVerified } from './store-match.ts';

/**
 * Stores the sources of all our contracts and of published ones, so that any contract with the same code (a
 * created token, the implementation of an account, Safe 1.4.1) is recognized, and verifies those that are deployed. Contracts that are
 * already verified are skipped.
 * @throws AggregateError of all failures after every other contract was compared.
 */
export async function verifyDeployment(
  client: Client,
  rpc: RpcClient,
  deployed: DeployedContracts,
): Promise<void> {
  const own = await readOwnContracts();
  const sourceIds = new Map<string, Hex>();
  await runInTransaction(client, async () => {
    for (const [name, contract] of own) sourceIds.set(name, await storeSource(client, contract));
    for (const contract of await readPublishedContracts()) await storeSource(client, contract);
  });
  const known = await readKnown(client);
  const failures: unknown[] = [];
  for (const [name, contract] of Object.entries(deployed) as [ContractName, DeployedContract][]) {
    const compiled = own.get(contractOf(name));
    if (!compiled || known.has(contract.address)) continue;
    await verifyOwn(client, rpc, contract, compiled, sourceIds.get(compiled.name)!).catch((error: unknown) =>
      failures.push(error),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, 'our own contracts could not be compared');
}

async function readKnown(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ address: string }>(
    `select '0x' || encode(address, 'hex') as address from app.verified_contracts
     where match = 'full' and creation_match is not null`,
  );
  return new Set(rows.map(({ address }) => address));
}

async function verifyOwn(
  client: Client,
  rpc: RpcClient,
  { address, deployedAtBlock }: DeployedContract,
  compiled: CompiledContract,
  sourceId: Hex,
): Promise<void> {
  const code = await rpc.request<Hex>('eth_getCode', [address, 'latest']);
  const initCode = await findInitCodeInBlock(rpc, address, deployedAtBlock);
  // The sources do not belong to a contract deployed by an older version with different code.
  const match = matchContracts([compiled], { address, code, initCode });
  if (match) await storeVerified(client, address, sourceId, match, 'deployment');
}

// The deployment records the block, so this works even if the index has not reached it yet.
async function findInitCodeInBlock(rpc: RpcClient, address: Hex, blockNumber: number): Promise<Hex | null> {
  const block = await rpc.request<{ transactions: readonly CreatingTransaction[] } | null>(
    'eth_getBlockByNumber',
    [`0x${blockNumber.toString(16)}`, true],
  );
  for (const transaction of block?.transactions ?? []) {
    const initCode = await readInitCode(rpc, transaction, address);
    if (initCode !== null) return initCode;
  }
  return null;
}
