import { z } from 'zod';
import { addressSchema, hashSchema } from '../hex.ts';

/** Address of a contract. `deployedAtBlock` is the first block that can contain its events. */
export const deployedContractSchema = z.object({
  address: addressSchema,
  deployedAtBlock: z.number().int().nonnegative(),
});
export type DeployedContract = z.infer<typeof deployedContractSchema>;

/** All contracts except the ledger; a chain without owners for the Safe has none of them. */
const wholeSetSchema = z
  .object({
    /** The treasury: 3 of 5. Admin of everything else. */
    Safe: deployedContractSchema,
    /** Delays irreversible operations for two days. */
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
    /** Missing on a chain without EntryPoint 0.8. */
    PasskeyAccountFactory: deployedContractSchema,
    /** Implementation of all passkey accounts; deployed by their factory. */
    PasskeyAccount: deployedContractSchema,
    /** Pays the gas of passkey accounts. */
    ActionPaymaster: deployedContractSchema,
    /** Sells names under `.nac`; deployed the following four. */
    NameRegistrar: deployedContractSchema,
    NameRegistry: deployedContractSchema,
    NameResolver: deployedContractSchema,
    ReverseRegistrar: deployedContractSchema,
    UniversalResolver: deployedContractSchema,
    LiquidityVesting: deployedContractSchema,
    TeamVesting: deployedContractSchema,
    MarketingVesting: deployedContractSchema,
  })
  .partial();

/**
 * Contracts of one chain, as the deploy script records them in
 * `$NOVA_DATA_DIR/deployments/<genesisHash>.json` for worker and api.
 */
export const deploymentSchema = z.object({
  chainId: z.number().int().positive(),
  /** Hash of block 0: a chain with the same ID but another genesis is a different chain. */
  genesisHash: hashSchema,
  contracts: wholeSetSchema.extend({ ActionLedger: deployedContractSchema }),
  /** Server addresses that have received their first gas, which is sent only once. */
  fundedAddresses: z.array(addressSchema).default([]),
  /** Block after which the listed balances were verified to add up to the whole supply, to the wei. */
  allocationProvenAtBlock: z.number().int().nonnegative().optional(),
});
export type Deployment = z.infer<typeof deploymentSchema>;
/** Address of each contract; all but the ledger may be missing. */
export type DeployedContracts = Deployment['contracts'];
export type ContractName = keyof DeployedContracts;

/** Returns the name of a chain's file in the folder of deployments. */
export function deploymentFileName(genesisHash: string): string {
  return `${genesisHash.toLowerCase()}.json`;
}
