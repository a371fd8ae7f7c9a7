import { CREATE2_PROXY } from '@nova/shared/chain/constants';
import { AppError } from '@nova/shared/errors';
import type { DeployedContract } from '@nova/shared/chain/deployment';
import { type Address, type Hex, concat, getContractAddress, stringToHex } from 'viem';
import { type ChainConnection, sendAndWait } from './chain-connection.ts';
import { DEPLOY_ERRORS } from './deploy-errors.ts';

// Fixed, so that only code and arguments determine the address, and a resumed deployment finds its
// contracts.
const SALT = stringToHex('nova', { size: 32 });

/** Returns the address at which the proxy deploys this code with its constructor arguments. */
export function computeCreate2Address(initCode: Hex): Address {
  const options = { opcode: 'CREATE2', from: CREATE2_PROXY, salt: SALT, bytecode: initCode } as const;
  return getContractAddress(options).toLowerCase() as Address;
}

/** Returns true if an address has code now, or at the end of the given block. */
export async function hasCode(
  chain: ChainConnection,
  address: Address,
  blockNumber?: bigint,
): Promise<boolean> {
  return ((await chain.getCode({ address, blockNumber })) ?? '0x') !== '0x';
}

/** Returns the deployment at an address and its block, or null if there is no code. */
export async function findDeployment(
  chain: ChainConnection,
  address: Address,
): Promise<DeployedContract | null> {
  if (!(await hasCode(chain, address))) return null;
  return { address, deployedAtBlock: Number(await findFirstBlock(chain, address)) };
}

/**
 * Deploys once; a contract from an earlier, interrupted run is reused.
 * @param valueWei Coins sent to the constructor.
 * @throws AppError `proxy_missing`, `deployment_failed`
 */
export async function deployOnce(
  chain: ChainConnection,
  name: string,
  initCode: Hex,
  log: (line: string) => void,
  valueWei = 0n,
): Promise<DeployedContract> {
  const address = computeCreate2Address(initCode);
  const standing = await findDeployment(chain, address);
  if (standing) {
    log(`${name} is already at ${address} since block ${standing.deployedAtBlock}`);
    return standing;
  }
  if (!(await hasCode(chain, CREATE2_PROXY))) {
    throw new AppError(DEPLOY_ERRORS.proxyMissing, {
      message: `The chain has no CREATE2 proxy at ${CREATE2_PROXY}, so ${name} cannot be deployed.`,
    });
  }
  const data = concat([SALT, initCode]);
  const receipt = await sendAndWait(chain, { to: CREATE2_PROXY, data, value: valueWei });
  if (!(await hasCode(chain, address))) {
    throw new AppError(DEPLOY_ERRORS.deploymentFailed, {
      message: `Deploying ${name} in transaction ${receipt.transactionHash} left no code at ${address}.`,
    });
  }
  log(`${name} deployed to ${address} in block ${receipt.blockNumber}`);
  return { address, deployedAtBlock: Number(receipt.blockNumber) };
}

async function findFirstBlock(chain: ChainConnection, address: Address): Promise<bigint> {
  let low = 0n;
  let high = await chain.getBlockNumber();
  while (low < high) {
    const middle = (low + high) / 2n;
    if (await hasCode(chain, address, middle)) high = middle;
    else low = middle + 1n;
  }
  return low;
}
