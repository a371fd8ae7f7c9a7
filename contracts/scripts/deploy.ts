import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { AppError } from '@nova/shared/errors';
import type { DeployedContract, Deployment } from '@nova/shared/chain/deployment';
import { type Address, type Hex, keccak256, stringToHex } from 'viem';
import { type LedgerRoles, encodeActionLedger } from './action-ledger-code.ts';
import { fundSafe, proveAllocation } from './allocation.ts';
import { findCatalogueDrift } from './catalogue-drift.ts';
import { type ChainConnection, connectChain } from './chain-connection.ts';
import { deployOnce, hasCode } from './create2.ts';
import { DEPLOY_ERRORS } from './deploy-errors.ts';
import { readDeployment, writeDeployment } from './deployment-file.ts';
import { readDeployEnv } from './env.ts';
import { type Funding, fundAddresses } from './fund-addresses.ts';
import { grantSpenders } from './grant-spenders.ts';
import { deployPasskeySet } from './passkey-set.ts';
import { deploySafe } from './safe-deployment.ts';
import { placeStandardContracts } from './standard/place-standard-contracts.ts';
import { type WholeSetOptions, deployWholeSet } from './whole-set.ts';

export interface DeployOptions {
  rpcUrl: string;
  /** Expected chain ID. */
  chainId: number;
  /** Private key of the account that pays. It ends up without any role. */
  deployerKey: Hex;
  roles: LedgerRoles;
  /** Server addresses that receive their first gas from the deployer. */
  funding: readonly Funding[];
  /**
   * If set, the Safe and all other contracts are deployed too, with the Safe as their admin; otherwise,
   * only the ledger.
   */
  wholeSet?: WholeSetOptions;
  /** Also places the contracts that tools expect at fixed addresses, such as Permit2 and Safe 1.4.1. */
  includesStandardContracts?: boolean;
  /** Folder of the deployment files, one per genesis hash. */
  deploymentsDir: string;
  log: (line: string) => void;
}

/**
 * Deploys the contracts and records their addresses. Running it again changes nothing, and an interrupted
 * run can be resumed at any step, because every address is determined by code and arguments.
 * @throws AppError with one of DEPLOY_ERRORS
 */
export async function deployContracts(options: DeployOptions): Promise<Deployment> {
  const { chainId, deploymentsDir, funding, wholeSet, log } = options;
  const { chain, genesisHash } = await connectChain(options.rpcUrl, chainId, options.deployerKey);
  const known = readDeployment(deploymentsDir, chainId, genesisHash);
  if (known) await checkKnown(chain, known, options.roles, log);

  const safe = wholeSet && (known?.contracts.Safe ?? (await deploySafe(chain, wholeSet.safeOwners, log)));
  const roles = safe ? { ...options.roles, admin: safe.address } : options.roles;
  let deployment: Deployment = known ?? {
    chainId,
    genesisHash,
    contracts: {
      ActionLedger: await deployOnce(chain, 'ActionLedger', encodeActionLedger(roles), log),
    },
    fundedAddresses: [],
  };
  const save = (change: Partial<Deployment>) => {
    deployment = { ...deployment, ...change };
    writeDeployment(deploymentsDir, deployment);
  };
  const note = (name: keyof Deployment['contracts'], contract: DeployedContract) =>
    save({ contracts: { ...deployment.contracts, [name]: contract } });
  if (!known) save({});

  const run = {
    chain,
    log,
    note,
    get contracts() {
      return deployment.contracts;
    },
  };
  if (wholeSet && safe) {
    if (!deployment.contracts.Safe) note('Safe', safe);
    await deployWholeSet(run, safe.address, roles, wholeSet);
    if (deployment.allocationProvenAtBlock === undefined) await fundSafe(chain, safe.address, log);
  }
  await fundAddresses(
    chain,
    funding,
    deployment.fundedAddresses,
    (address) => save({ fundedAddresses: [...deployment.fundedAddresses, address] }),
    log,
  );
  if (wholeSet && safe) {
    await completeWholeSet(chain, deployment, safe.address, wholeSet, save, log);
    await deployPasskeySet(run, safe.address, wholeSet);
  }
  // After the allocation is proven, because the accounts of presigned transactions receive coins.
  if (options.includesStandardContracts) await placeStandardContracts(chain, log);
  return deployment;
}

async function completeWholeSet(
  chain: ChainConnection,
  { contracts, fundedAddresses, allocationProvenAtBlock }: Deployment,
  safe: Address,
  wholeSet: WholeSetOptions,
  save: (change: Partial<Deployment>) => void,
  log: (line: string) => void,
): Promise<void> {
  if (allocationProvenAtBlock === undefined) {
    const block = await proveAllocation(chain, contracts, fundedAddresses);
    save({ allocationProvenAtBlock: block });
    log(`All 1,000,000,000 NAC match the allocation at the end of block ${block}`);
  }
  const { CommunityRewards, NovaNFT, NameRegistrar } = contracts;
  const spenders = [CommunityRewards, NovaNFT, NameRegistrar].flatMap((spender) => spender?.address ?? []);
  const owners = { address: safe, ownerKeys: wholeSet.safeOwnerKeys ?? [] };
  await grantSpenders(chain, contracts.ActionLedger.address, spenders, owners, log);
}

async function checkKnown(
  chain: ChainConnection,
  known: Deployment,
  roles: LedgerRoles,
  log: (line: string) => void,
): Promise<void> {
  await checkContracts(chain, known);
  await checkLedger(chain, known, roles);
  const drift = await findCatalogueDrift(chain, known.contracts.ActionLedger.address);
  if (drift.length > 0) log(`The ledger's catalog differs from this version's for: ${drift.join(', ')}`);
}

async function checkContracts(chain: ChainConnection, deployment: Deployment): Promise<void> {
  const contracts = Object.entries(deployment.contracts).filter(([, contract]) => contract);
  // The connection sends these requests together.
  const found = await Promise.all(contracts.map(([, { address }]) => hasCode(chain, address)));
  const missing = contracts[found.indexOf(false)];
  if (missing === undefined) return;
  const [name, { address }] = missing;
  throw new AppError(DEPLOY_ERRORS.deploymentStale, {
    message:
      `The deployment of ${deployment.genesisHash} names ${name} at ${address}, ` +
      'but the chain has no code there, so this data folder belongs to another chain. Restore the matching chain or use a new folder.',
  });
}

// Fails early, because a ledger that rejects our attestor would leave every action unsealed.
async function checkLedger(
  chain: ChainConnection,
  deployment: Deployment,
  roles: LedgerRoles,
): Promise<void> {
  const { address } = deployment.contracts.ActionLedger;
  const isAttestor = await chain.readContract({
    abi: actionLedgerAbi,
    address,
    functionName: 'hasRole',
    args: [keccak256(stringToHex('ATTESTOR_ROLE')), roles.attestor],
  });
  if (!isAttestor) {
    throw new AppError(DEPLOY_ERRORS.roleMissing, {
      message:
        `The ActionLedger at ${address} does not accept actions from ${roles.attestor}: ` +
        'use the key it was deployed with, or let its admin grant ATTESTOR_ROLE.',
    });
  }
}

/**
 * Runs the command: deploys with the settings of the environment and prints the deployment as JSON.
 * @returns The exit code. An error is printed as one line.
 */
export async function runDeploy(): Promise<number> {
  try {
    const { dataDir, ...env } = readDeployEnv(process.env);
    const deploymentsDir = join(dataDir, 'deployments');
    const deployment = await deployContracts({
      ...env,
      includesStandardContracts: true,
      deploymentsDir,
      log: (line) => console.log(line),
    });
    console.log(JSON.stringify(deployment, null, 2));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = await runDeploy();
