import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { safeL2Abi } from '@nova/abi/safe-l2';
import { SAFE_THRESHOLD } from '@nova/shared/treasury/constants';
import { type Address, type Hex, encodeFunctionData, isAddressEqual, keccak256, stringToHex } from 'viem';
import { type ChainConnection, sendAndWait } from './chain-connection.ts';
import { encodeSafeExecution, signSafeCall } from './safe-transaction.ts';

const SPENDER_ROLE = keccak256(stringToHex('SPENDER_ROLE'));

/**
 * Allows contracts to spend points. Only the ledger's admin can do so: the Safe, if enough of its owners'
 * keys are available (in development), or the deployer of an older data folder. Otherwise, logs the call
 * that the admin has to make.
 */
export async function grantSpenders(
  chain: ChainConnection,
  ledger: Address,
  spenders: readonly Address[],
  safe: { address: Address; ownerKeys: readonly Hex[] },
  log: (line: string) => void,
): Promise<void> {
  const ofLedger = { address: ledger, abi: actionLedgerAbi } as const;
  const admin = await chain.readContract({ ...ofLedger, functionName: 'defaultAdmin' });
  for (const spender of spenders) {
    const args = [SPENDER_ROLE, spender] as const;
    if (await chain.readContract({ ...ofLedger, functionName: 'hasRole', args })) continue;
    const call = {
      to: ledger,
      data: encodeFunctionData({ abi: actionLedgerAbi, functionName: 'grantRole', args }),
    };
    if (isAddressEqual(admin, chain.account.address)) {
      await sendAndWait(chain, call);
    } else if (isAddressEqual(admin, safe.address) && safe.ownerKeys.length >= SAFE_THRESHOLD) {
      await executeBySafe(chain, safe, call);
    } else {
      log(
        `The ledger's admin ${admin} has to let ${spender} spend points: call ${call.to} with ${call.data}`,
      );
      continue;
    }
    log(`${spender} may spend points`);
  }
}

async function executeBySafe(
  chain: ChainConnection,
  safe: { address: Address; ownerKeys: readonly Hex[] },
  call: { to: Address; data: Hex },
): Promise<void> {
  const nonce = await chain.readContract({ address: safe.address, abi: safeL2Abi, functionName: 'nonce' });
  const signatures = await signSafeCall(
    { address: safe.address, chainId: chain.chain.id, nonce },
    call,
    safe.ownerKeys.slice(0, SAFE_THRESHOLD),
  );
  await sendAndWait(chain, { to: safe.address, data: encodeSafeExecution(call, signatures) });
}
