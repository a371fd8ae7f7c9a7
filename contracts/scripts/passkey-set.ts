import { actionPaymasterAbi, actionPaymasterBytecode } from '@nova/abi/action-paymaster';
import { passkeyAccountFactoryAbi, passkeyAccountFactoryBytecode } from '@nova/abi/passkey-account-factory';
import { ENTRY_POINT } from '@nova/shared/chain/constants';
import { RECOVERY_DELAY_SECONDS } from '@nova/shared/passkey/recovery-constants';
import { type Address, encodeDeployData, formatEther, parseEther, sha256, stringToBytes } from 'viem';
import { hasCode } from './create2.ts';
import { type DeploymentRun, deploy, type WholeSetOptions } from './whole-set.ts';

/** Coins of the operations account that become the paymaster's stake (1 NAC) and its deposit. */
const PAYMASTER_WEI = parseEther('501');
/** Coins that must remain for the gas of the deployments themselves. */
const GAS_WEI = parseEther('1');
/** Passkeys of a local website belong to this domain. */
const LOCAL_RP_ID = 'localhost';

/**
 * Deploys the factory of passkey accounts and the paymaster, which pays its deposit to the EntryPoint in its
 * constructor. Must run after the allocation was proven, because the deposit leaves the operations account.
 */
export async function deployPasskeySet(
  run: DeploymentRun,
  safe: Address,
  options: Pick<WholeSetOptions, 'passkeyRpId' | 'recoveryDelaySeconds'> = {},
): Promise<void> {
  const { passkeyRpId: rpId = LOCAL_RP_ID, recoveryDelaySeconds: delay = RECOVERY_DELAY_SECONDS } = options;
  // A chain whose genesis is older than the EntryPoint has no user operations.
  if (!(await hasCode(run.chain, ENTRY_POINT))) return;
  if (!run.contracts.ActionPaymaster && !(await canPay(run))) return;
  const factory = await deploy(
    run,
    'PasskeyAccountFactory',
    encodeDeployData({
      abi: passkeyAccountFactoryAbi,
      bytecode: passkeyAccountFactoryBytecode,
      args: [sha256(stringToBytes(rpId)), BigInt(delay)],
    }),
  );
  if (!run.contracts.PasskeyAccount) {
    const implementation = await run.chain.readContract({
      address: factory.address,
      abi: passkeyAccountFactoryAbi,
      functionName: 'IMPLEMENTATION',
    });
    run.note('PasskeyAccount', {
      address: implementation.toLowerCase() as Address,
      deployedAtBlock: factory.deployedAtBlock,
    });
  }
  await deploy(
    run,
    'ActionPaymaster',
    encodeDeployData({
      abi: actionPaymasterAbi,
      bytecode: actionPaymasterBytecode,
      args: [safe, factory.address],
    }),
    PAYMASTER_WEI,
  );
}

/** A chain that was deployed earlier may have spent its coins. It works without accounts of passkeys until then. */
async function canPay({ chain, log }: DeploymentRun): Promise<boolean> {
  const balanceWei = await chain.getBalance({ address: chain.account.address });
  if (balanceWei >= PAYMASTER_WEI + GAS_WEI) return true;
  log(
    `No accounts with a passkey: the deployer ${chain.account.address} has ${formatEther(balanceWei)} NAC, and their paymaster needs ${formatEther(PAYMASTER_WEI + GAS_WEI)}. Send it the rest and start again.`,
  );
  return false;
}
