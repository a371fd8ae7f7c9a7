import { z } from 'zod';
import { addressSchema, hashSchema } from '../hex.ts';

/** Where a contract stands. `deployedAtBlock` is the first block that can hold one of its events. */
export const deployedContractSchema = z.object({
  address: addressSchema,
  deployedAtBlock: z.number().int().nonnegative(),
});
export type DeployedContract = z.infer<typeof deployedContractSchema>;

/**
 * What stands on one chain, as the deploy script leaves it in
 * `$NOVA_DATA_DIR/deployments/<genesisHash>.json` for worker and api.
 */
export const deploymentSchema = z.object({
  chainId: z.number().int().positive(),
  /** Hash of block 0: a chain with the same id but another beginning is another chain. */
  genesisHash: hashSchema,
  contracts: z.object({ ActionLedger: deployedContractSchema }),
  /** Server addresses that have had their first gas; nobody gets it twice. */
  fundedAddresses: z.array(addressSchema).default([]),
});
export type Deployment = z.infer<typeof deploymentSchema>;

/** Name of a chain's file in the folder of deployments. */
export function deploymentFileName(genesisHash: string): string {
  return `${genesisHash.toLowerCase()}.json`;
}
