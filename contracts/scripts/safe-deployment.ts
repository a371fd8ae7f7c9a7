import {
  compatibilityFallbackHandlerAbi,
  compatibilityFallbackHandlerBytecode,
} from '@nova/abi/compatibility-fallback-handler';
import { safeL2Abi, safeL2Bytecode } from '@nova/abi/safe-l2';
import { safeProxyAbi, safeProxyBytecode } from '@nova/abi/safe-proxy';
import { safeProxyFactoryAbi, safeProxyFactoryBytecode } from '@nova/abi/safe-proxy-factory';
import type { DeployedContract } from '@nova/shared/chain/deployment';
import { AppError } from '@nova/shared/errors';
import { SAFE_OWNERS, SAFE_THRESHOLD } from '@nova/shared/treasury/constants';
import {
  type Address,
  type Hex,
  encodeDeployData,
  encodeFunctionData,
  encodePacked,
  getContractAddress,
  isAddressEqual,
  keccak256,
  zeroAddress,
} from 'viem';
import { type ChainConnection, sendAndWait } from './chain-connection.ts';
import { computeCreate2Address, deployOnce, findDeployment, hasCode } from './create2.ts';
import { DEPLOY_ERRORS } from './deploy-errors.ts';

const PROXY_SALT = 0n;

const singletonCode = encodeDeployData({ abi: safeL2Abi, bytecode: safeL2Bytecode });
const factoryCode = encodeDeployData({ abi: safeProxyFactoryAbi, bytecode: safeProxyFactoryBytecode });
const handlerCode = encodeDeployData({
  abi: compatibilityFallbackHandlerAbi,
  bytecode: compatibilityFallbackHandlerBytecode,
});

/**
 * Returns the address of these owners' Safe, whether or not it is deployed. It depends on the order of the
 * owners.
 */
export function computeSafeAddress(owners: readonly Address[]): Address {
  const salt = keccak256(encodePacked(['bytes32', 'uint256'], [keccak256(encodeSetup(owners)), PROXY_SALT]));
  const bytecode = encodeDeployData({
    abi: safeProxyAbi,
    bytecode: safeProxyBytecode,
    args: [computeCreate2Address(singletonCode)],
  });
  const from = computeCreate2Address(factoryCode);
  return getContractAddress({ opcode: 'CREATE2', from, salt, bytecode }).toLowerCase() as Address;
}

/**
 * Deploys an unmodified Safe 1.5.0 that requires three of five owners, with its dependencies. Each step is
 * skipped if its contract already exists.
 * @throws AppError `invalid_owners`, `deployment_failed` and those of `deployOnce`
 */
export async function deploySafe(
  chain: ChainConnection,
  owners: readonly Address[],
  log: (line: string) => void,
): Promise<DeployedContract> {
  checkOwners(owners);
  await deployOnce(chain, 'SafeL2', singletonCode, log);
  await deployOnce(chain, 'SafeProxyFactory', factoryCode, log);
  await deployOnce(chain, 'CompatibilityFallbackHandler', handlerCode, log);

  const address = computeSafeAddress(owners);
  const standing = await findDeployment(chain, address);
  if (standing) {
    log(`Safe is already at ${address} since block ${standing.deployedAtBlock}`);
    return standing;
  }
  const receipt = await sendAndWait(chain, {
    to: computeCreate2Address(factoryCode),
    data: encodeFunctionData({
      abi: safeProxyFactoryAbi,
      functionName: 'createProxyWithNonce',
      args: [computeCreate2Address(singletonCode), encodeSetup(owners), PROXY_SALT],
    }),
  });
  if (!(await hasCode(chain, address))) {
    throw new AppError(DEPLOY_ERRORS.deploymentFailed, {
      message: `Deploying the Safe in transaction ${receipt.transactionHash} left no code at ${address}.`,
    });
  }
  log(`Safe deployed to ${address} in block ${receipt.blockNumber}`);
  return { address, deployedAtBlock: Number(receipt.blockNumber) };
}

function checkOwners(owners: readonly Address[]): void {
  const distinct = new Set(owners.map((owner) => owner.toLowerCase()));
  if (owners.length !== SAFE_OWNERS || distinct.size !== SAFE_OWNERS || isAnyZero(owners)) {
    throw new AppError(DEPLOY_ERRORS.invalidOwners, {
      message: `The Safe needs ${SAFE_OWNERS} different owners, but ${distinct.size} were given.`,
    });
  }
}

function isAnyZero(owners: readonly Address[]): boolean {
  return owners.some((owner) => isAddressEqual(owner, zeroAddress));
}

function encodeSetup(owners: readonly Address[]): Hex {
  return encodeFunctionData({
    abi: safeL2Abi,
    functionName: 'setup',
    args: [
      owners,
      BigInt(SAFE_THRESHOLD),
      zeroAddress,
      '0x',
      computeCreate2Address(handlerCode),
      zeroAddress,
      0n,
      zeroAddress,
    ],
  });
}
