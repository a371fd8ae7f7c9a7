import type { Queryable } from '@nova/db/database';
import { actionPaymasterAbi } from '@nova/abi/action-paymaster';
import type { DraftOperation } from '@nova/shared/passkey/user-operation';
import { decodeFunctionResult, encodeFunctionData, type Hex, numberToHex } from 'viem';
import { queryNode, BundlerError, type CallNode } from './bundler-node.ts';
import { PAYMASTER_GAS } from './estimate-operation.ts';
import { readPasskeyContracts } from './operation-chain.ts';

const REFUSED_BY_PAYMASTER = -32501;

/**
 * Returns who pays the gas of an operation, as ERC-7677 describes. The paymaster needs no signature, so the answer is
 * final.
 * @throws BundlerError if the paymaster pays nothing more for this account today; it can still pay itself
 */
export async function sponsorOperation(
  db: Queryable,
  callNode: CallNode,
  draft: DraftOperation,
): Promise<object> {
  const { paymaster } = await readPasskeyContracts(db);
  const query = { abi: actionPaymasterAbi, functionName: 'leftOf', args: [draft.sender] } as const;
  const [answer] = await queryNode(callNode, [
    { method: 'eth_call', params: [{ to: paymaster, data: encodeFunctionData(query) }, 'latest'] },
  ]);
  const [accountWei, totalWei] = decodeFunctionResult({ ...query, data: answer as Hex });
  if (accountWei === 0n || totalWei === 0n) {
    throw new BundlerError(
      REFUSED_BY_PAYMASTER,
      'The gas that Nova pays for this account is used up for today. Send the operation without a paymaster; the account then pays in NAC.',
    );
  }
  return {
    paymaster,
    paymasterData: '0x',
    paymasterVerificationGasLimit: numberToHex(PAYMASTER_GAS.verification),
    paymasterPostOpGasLimit: numberToHex(PAYMASTER_GAS.postOp),
    isFinal: true,
    sponsor: { name: 'Nova' },
  };
}
