import type { UserOperation, UserOperationRequest } from '@nova/shared/explorer/user-operation-schemas';
import {
  type ContractFunctionArgs,
  decodeFunctionData,
  type Hex,
  hexToBigInt,
  isAddressEqual,
  slice,
} from 'viem';
import { entryPointAbi } from './entry-point.ts';

type PackedOperation = ContractFunctionArgs<typeof entryPointAbi, 'nonpayable', 'handleOps'>[0][number];

interface BundledOperation {
  readonly operation: PackedOperation;
  readonly aggregator: Hex | null;
}

/** Returns what the bundler submitted for an operation; null if the input is not a bundle with it. */
export function findInBundle(
  input: Hex,
  { sender, nonce }: Pick<UserOperation, 'sender' | 'nonce'>,
): UserOperationRequest | null {
  const bundle = decodeBundle(input);
  if (!bundle) return null;
  const index = bundle.operations.findIndex(
    ({ operation }) => operation.nonce === BigInt(nonce) && isAddressEqual(operation.sender, sender),
  );
  const found = bundle.operations[index];
  return found ? toRequest(found, index, bundle.beneficiary) : null;
}

function decodeBundle(input: Hex): { operations: BundledOperation[]; beneficiary: Hex } | null {
  try {
    const { functionName, args } = decodeFunctionData({ abi: entryPointAbi, data: input });
    const operations =
      functionName === 'handleOps'
        ? args[0].map((operation) => ({ operation, aggregator: null }))
        : args[0].flatMap(({ userOps, aggregator }) =>
            userOps.map((operation) => ({ operation, aggregator: lower(aggregator) })),
          );
    return { operations, beneficiary: lower(args[1]) };
  } catch {
    // The input of the transaction calls another contract, which called the EntryPoint.
    return null;
  }
}

function toRequest(
  { operation, aggregator }: BundledOperation,
  index: number,
  beneficiary: Hex,
): UserOperationRequest {
  // Both words are two numbers of 16 bytes.
  const [verification, call] = readHalves(operation.accountGasLimits);
  const [priorityFee, fee] = readHalves(operation.gasFees);
  return {
    index,
    beneficiary,
    aggregator,
    init_code: operation.initCode,
    call_data: operation.callData,
    verification_gas_limit: verification,
    call_gas_limit: call,
    pre_verification_gas: operation.preVerificationGas.toString(),
    max_priority_fee_per_gas: priorityFee,
    max_fee_per_gas: fee,
    paymaster_and_data: operation.paymasterAndData,
    signature: operation.signature,
  };
}

function readHalves(word: Hex): [string, string] {
  return [hexToBigInt(slice(word, 0, 16)).toString(), hexToBigInt(slice(word, 16)).toString()];
}

const lower = (address: Hex) => address.toLowerCase() as Hex;
