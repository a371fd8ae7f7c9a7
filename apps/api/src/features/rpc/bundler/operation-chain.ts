import type { Queryable } from '@nova/db/database';
import { passkeyAccountFactoryAbi } from '@nova/abi/passkey-account-factory';
import { leastTipWei } from '@nova/shared/chain/constants';
import type { OperationTerms } from '@nova/shared/passkey/user-operation';
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { z } from 'zod';
import { readContracts } from '../../../http/chain/deployed-contracts.ts';
import { RPC_CODES } from '../json-rpc.ts';
import { queryNode, BundlerError, type CallNode } from './bundler-node.ts';

const IS_ACCOUNT = { abi: passkeyAccountFactoryAbi, functionName: 'isAccount' } as const;
const blockSchema = z.looseObject({ baseFeePerGas: z.string().default('0x0') });

/** Contracts of this chain for accounts with a passkey. */
export interface PasskeyContracts {
  readonly factory: Hex;
  readonly paymaster: Hex;
}

/** Returns whether this chain has accounts with a passkey. */
export async function hasPasskeyContracts(db: Queryable): Promise<boolean> {
  const contracts = await readContracts(db);
  return contracts.has('PasskeyAccountFactory') && contracts.has('ActionPaymaster');
}

/** Returns the contracts. @throws BundlerError on a chain without them */
export async function readPasskeyContracts(db: Queryable): Promise<PasskeyContracts> {
  const contracts = await readContracts(db);
  const [factory, paymaster] = [contracts.get('PasskeyAccountFactory'), contracts.get('ActionPaymaster')];
  if (factory && paymaster) return { factory, paymaster };
  throw new BundlerError(
    RPC_CODES.methodNotFound,
    'This chain has no accounts with a passkey. Its operator can deploy the contracts for them.',
  );
}

/** What the chain says about the sender of an operation, and what a block costs now. */
export interface SenderState {
  readonly terms: OperationTerms;
  readonly isDeployed: boolean;
}

/** Reads the terms of the next block and the sender's code. @throws BundlerError for a foreign account */
export async function readSender(
  callNode: CallNode,
  contracts: PasskeyContracts,
  sender: Hex,
): Promise<SenderState> {
  const [code, isAccount, block] = await queryNode(callNode, [
    { method: 'eth_getCode', params: [sender, 'latest'] },
    {
      method: 'eth_call',
      params: [
        { to: contracts.factory, data: encodeFunctionData({ ...IS_ACCOUNT, args: [sender] }) },
        'latest',
      ],
    },
    { method: 'eth_getBlockByNumber', params: ['latest', false] },
  ]);
  const isDeployed = code !== '0x';
  if (isDeployed && !decodeFunctionResult({ ...IS_ACCOUNT, data: isAccount as Hex })) {
    throw new BundlerError(
      RPC_CODES.invalidParams,
      'Only accounts of the PasskeyAccountFactory can send user operations here.',
    );
  }
  const baseFeeWei = BigInt(blockSchema.parse(block).baseFeePerGas);
  const tipWei = leastTipWei(baseFeeWei);
  return { isDeployed, terms: { ...contracts, leastFeeWei: baseFeeWei + tipWei, leastTipWei: tipWei } };
}
