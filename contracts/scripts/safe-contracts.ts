import { accountFactoryAbi } from '@nova/abi/account-factory';
import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { communityRewardsAbi } from '@nova/abi/community-rewards';
import { lockedVestingAbi } from '@nova/abi/locked-vesting';
import { marketplaceAbi } from '@nova/abi/marketplace';
import { novaNFTAbi } from '@nova/abi/nova-nft';
import { presaleAbi } from '@nova/abi/presale';
import { presaleReserveAbi } from '@nova/abi/presale-reserve';
import { safeL2Abi } from '@nova/abi/safe-l2';
import { timelockAbi } from '@nova/abi/timelock';
import { tokenFactoryAbi } from '@nova/abi/token-factory';
import type { ContractName, DeployedContracts } from '@nova/shared/chain/deployment';
import { AppError } from '@nova/shared/errors';
import type { Abi, Address } from 'viem';
import { DEPLOY_ERRORS } from './deploy-errors.ts';

/** Contracts with functions that the Safe can call. */
const ABIS: Partial<Record<ContractName, Abi>> = {
  Safe: safeL2Abi,
  Timelock: timelockAbi,
  ActionLedger: actionLedgerAbi,
  Presale: presaleAbi,
  PresaleReserve: presaleReserveAbi,
  CommunityRewards: communityRewardsAbi,
  NovaNFT: novaNFTAbi,
  Marketplace: marketplaceAbi,
  TokenFactory: tokenFactoryAbi,
  AccountFactory: accountFactoryAbi,
  LiquidityVesting: lockedVestingAbi,
  TeamVesting: lockedVestingAbi,
  MarketingVesting: lockedVestingAbi,
};

/** A deployed contract with its ABI. */
export interface NamedContract {
  name: string;
  address: Address;
  abi: Abi;
}

/**
 * Returns the contract with this name on this chain.
 * @throws AppError `invalid_call`
 */
export function findNamedContract(contracts: DeployedContracts, name: string): NamedContract {
  const abi = ABIS[name as ContractName];
  const contract = contracts[name as ContractName];
  if (abi && contract) return { name, address: contract.address, abi };
  const known = Object.keys(ABIS).filter((each) => contracts[each as ContractName]);
  throw new AppError(DEPLOY_ERRORS.invalidCall, {
    message: `There is no contract ${name}. Available contracts: ${known.join(', ')}.`,
  });
}
