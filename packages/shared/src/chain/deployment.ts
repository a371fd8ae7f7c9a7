import { z } from 'zod';
import { addressSchema, hashSchema } from '../hex.ts';

/** Where a contract stands. `deployedAtBlock` is the first block that can hold one of its events. */
export const deployedContractSchema = z.object({
  address: addressSchema,
  deployedAtBlock: z.number().int().nonnegative(),
});
export type DeployedContract = z.infer<typeof deployedContractSchema>;

/** Contracts beside the ledger; a chain without owners for the Safe has none of them. */
const wholeSetSchema = z
  .object({
    /** The treasury: 3 of 5. Admin of everything else. */
    Safe: deployedContractSchema,
    /** Holds back for two days what ends something for good. */
    Timelock: deployedContractSchema,
    /** Development only. */
    TestUSDT: deployedContractSchema,
    Presale: deployedContractSchema,
    PresaleReserve: deployedContractSchema,
    CommunityRewards: deployedContractSchema,
    NovaNFT: deployedContractSchema,
    Marketplace: deployedContractSchema,
    TokenFactory: deployedContractSchema,
    WrappedNAC: deployedContractSchema,
    AccountFactory: deployedContractSchema,
    LiquidityVesting: deployedContractSchema,
    TeamVesting: deployedContractSchema,
    MarketingVesting: deployedContractSchema,
  })
  .partial();

/**
 * What stands on one chain, as the deploy script leaves it in
 * `$NOVA_DATA_DIR/deployments/<genesisHash>.json` for worker and api.
 */
export const deploymentSchema = z.object({
  chainId: z.number().int().positive(),
  /** Hash of block 0: a chain with the same id but another beginning is another chain. */
  genesisHash: hashSchema,
  contracts: wholeSetSchema.extend({ ActionLedger: deployedContractSchema }),
  /** Server addresses that have had their first gas; nobody gets it twice. */
  fundedAddresses: z.array(addressSchema).default([]),
  /** Block at whose end the listed balances were seen to be the whole supply, to the wei. */
  allocationProvenAtBlock: z.number().int().nonnegative().optional(),
});
export type Deployment = z.infer<typeof deploymentSchema>;
/** Where each contract stands; all but the ledger may be missing. */
export type DeployedContracts = Deployment['contracts'];
export type ContractName = keyof DeployedContracts;

/** Name of a chain's file in the folder of deployments. */
export function deploymentFileName(genesisHash: string): string {
  return `${genesisHash.toLowerCase()}.json`;
}
