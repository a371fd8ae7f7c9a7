import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { AppError } from '@nova/shared/errors';
import type { Deployment } from '@nova/shared/chain/deployment';
import { type Hex, keccak256, stringToHex } from 'viem';
import { type LedgerRoles, encodeActionLedger } from './action-ledger-code.ts';
import { findCatalogueDrift } from './catalogue-drift.ts';
import { type ChainConnection, connectChain } from './chain-connection.ts';
import { deployOnce, hasCode } from './create2.ts';
import { DEPLOY_ERRORS } from './deploy-errors.ts';
import { readDeployment, writeDeployment } from './deployment-file.ts';
import { readDeployEnv } from './env.ts';
import { type Funding, fundAddresses } from './fund-addresses.ts';

export interface DeployOptions {
  rpcUrl: string;
  /** The id that the chain must have. */
  chainId: number;
  /** Private key of the account that pays; it ends without any role. */
  deployerKey: Hex;
  roles: LedgerRoles;
  /** Server addresses that get their first gas from the deployer. */
  funding: readonly Funding[];
  /** Folder of the deployment files, one per genesis hash. */
  deploymentsDir: string;
  log: (line: string) => void;
}

/**
 * Puts the contracts on a chain and writes down where they stand. Run again, it changes nothing; aborted at any
 * step, the next run carries on, because every address follows from code and arguments.
 * @throws AppError with one of DEPLOY_ERRORS
 */
export async function deployContracts(options: DeployOptions): Promise<Deployment> {
  const { chainId, deploymentsDir, roles, funding, log } = options;
  const { chain, genesisHash } = await connectChain(options.rpcUrl, chainId, options.deployerKey);
  const known = readDeployment(deploymentsDir, chainId, genesisHash);
  if (known) {
    await checkLedger(chain, known, roles);
    const drift = await findCatalogueDrift(chain, known.contracts.ActionLedger.address);
    if (drift.length > 0) log(`The ledger's catalogue is not this version's for: ${drift.join(', ')}`);
  }

  const ActionLedger =
    known?.contracts.ActionLedger ??
    (await deployOnce(chain, 'ActionLedger', encodeActionLedger(roles), log));
  let deployment: Deployment = {
    chainId,
    genesisHash,
    contracts: { ActionLedger },
    fundedAddresses: known?.fundedAddresses ?? [],
  };
  if (!known) writeDeployment(deploymentsDir, deployment);

  await fundAddresses(
    chain,
    funding,
    deployment.fundedAddresses,
    (address) => {
      deployment = { ...deployment, fundedAddresses: [...deployment.fundedAddresses, address] };
      writeDeployment(deploymentsDir, deployment);
    },
    log,
  );
  return deployment;
}

// A ledger that is gone or refuses our attestor would let every action pile up unsealed: better not to start.
async function checkLedger(
  chain: ChainConnection,
  deployment: Deployment,
  roles: LedgerRoles,
): Promise<void> {
  const { address } = deployment.contracts.ActionLedger;
  if (!(await hasCode(chain, address))) {
    throw new AppError(DEPLOY_ERRORS.deploymentStale, {
      message:
        `The deployment of ${deployment.genesisHash} names an ActionLedger at ${address}, ` +
        'but the chain has no code there: this data folder belongs to another state of the chain.',
    });
  }
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

async function main(): Promise<void> {
  const { dataDir, ...env } = readDeployEnv(process.env);
  const deploymentsDir = join(dataDir, 'deployments');
  const deployment = await deployContracts({ ...env, deploymentsDir, log: (line) => console.log(line) });
  console.log(JSON.stringify(deployment, null, 2));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
