import { hashUserOperation } from '@nova/shared/passkey/hash-user-operation';
import { passkeyAccountFactoryAbi } from '@nova/abi/passkey-account-factory';
import { leastTipWei } from '@nova/shared/chain/constants';
import {
  findProblem,
  toSimulatedBundle,
  toUserOperation,
  userOperationSchema,
} from '@nova/shared/passkey/user-operation';
import { decodeFunctionResult, encodeFunctionData, type Hex, isHex } from 'viem';
import { entryPoint08Abi, type UserOperation } from 'viem/account-abstraction';
import { type RpcClient, RpcError } from '../../lib/chain/rpc-client.ts';
import { explainRefusal } from '../../outbox/explain-refusal.ts';
import { answer, type CheckRows, refuse, SIGN, type Verdict } from '../../outbox/row-check.ts';
import type { QueuedRow } from '../../outbox/outbox-row.ts';

const IS_ACCOUNT = { abi: passkeyAccountFactoryAbi, functionName: 'isAccount' } as const;

/**
 * Accepts only a user operation of an account of our factory whose gas the EntryPoint pays back, as the chain says
 * right now. The outbox is not trusted: a row that someone else wrote makes the key pay for nothing else.
 */
export function createUserOperationCheck(contracts: { factory: Hex; paymaster: Hex }): CheckRows {
  return async (rows, { rpc }) => {
    const verdicts = new Map<number, Verdict>();
    for (const row of rows) verdicts.set(row.id, await judge(row, contracts, rpc));
    return verdicts;
  };
}

async function judge(
  row: QueuedRow,
  contracts: { factory: Hex; paymaster: Hex },
  rpc: RpcClient,
): Promise<Verdict> {
  const operation = toUserOperation(userOperationSchema.parse(row.payload));
  if (hashUserOperation(operation) !== row.operationId)
    return refuse('its ID is not the hash of its operation');
  const data = encodeFunctionData({ ...IS_ACCOUNT, args: [operation.sender] });
  const [code, isAccount, block] = await Promise.all([
    rpc.request<Hex>('eth_getCode', [operation.sender, 'latest']),
    rpc.request<Hex>('eth_call', [{ to: contracts.factory, data }, 'latest']),
    rpc.request<{ baseFeePerGas?: string }>('eth_getBlockByNumber', ['latest', false]),
  ]);
  const baseFeeWei = BigInt(block.baseFeePerGas ?? '0x0');
  const tipWei = leastTipWei(baseFeeWei);
  const terms = { ...contracts, leastFeeWei: baseFeeWei + tipWei, leastTipWei: tipWei };
  if (code !== '0x' && !decodeFunctionResult({ ...IS_ACCOUNT, data: isAccount }))
    return refuse('its sender is not an account with a passkey');
  const problem = findProblem(operation, terms);
  // The base fee may have risen since the operation was accepted.
  if (problem !== null) return answer(problem);
  return simulate(operation, rpc);
}

async function simulate(operation: UserOperation<'0.8'>, rpc: RpcClient): Promise<Verdict> {
  try {
    await rpc.request('eth_call', [toSimulatedBundle(operation), 'latest']);
    return SIGN;
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    return answer(isHex(error.data) ? explainRefusal(entryPoint08Abi, error.data) : error.message);
  }
}
