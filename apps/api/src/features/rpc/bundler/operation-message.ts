import type { UserOperationRequest } from '@nova/shared/explorer/user-operation-schemas';
import { type Hex, hexToBigInt, numberToHex, size, slice } from 'viem';

const ADDRESS_BYTES = 20;
/** Bytes of each gas limit of a paymaster, which follow its address. */
const LIMIT_BYTES = 16;
/** Stands for a factory where the account is one of EIP-7702; the EntryPoint also accepts it with zeros behind it. */
const EIP_7702 = '0x7702';

const toQuantity = (amount: string): Hex => numberToHex(BigInt(amount));
const sliceFrom = (data: Hex, start: number): Hex => (size(data) > start ? slice(data, start) : '0x');

/** Returns an operation that was unpacked from a bundle in the form in which ERC-7769 sends it. */
export const toOperationMessage = (
  { sender, nonce }: { readonly sender: Hex; readonly nonce: bigint },
  request: UserOperationRequest,
): object => ({
  sender: sender.toLowerCase(),
  nonce: numberToHex(nonce),
  ...toFactory(request.init_code),
  callData: request.call_data,
  callGasLimit: toQuantity(request.call_gas_limit),
  verificationGasLimit: toQuantity(request.verification_gas_limit),
  preVerificationGas: toQuantity(request.pre_verification_gas),
  maxFeePerGas: toQuantity(request.max_fee_per_gas),
  maxPriorityFeePerGas: toQuantity(request.max_priority_fee_per_gas),
  ...toPaymaster(request.paymaster_and_data),
  signature: request.signature,
});

function toFactory(initCode: Hex): object {
  if (initCode === '0x') return {};
  const factory = size(initCode) > ADDRESS_BYTES ? slice(initCode, 0, ADDRESS_BYTES) : initCode;
  return {
    factory: /^0x77020*$/.test(factory) ? EIP_7702 : factory,
    factoryData: sliceFrom(initCode, ADDRESS_BYTES),
  };
}

function toPaymaster(paymasterAndData: Hex): object {
  if (paymasterAndData === '0x') return {};
  const postOp = ADDRESS_BYTES + LIMIT_BYTES;
  const data = postOp + LIMIT_BYTES;
  const readLimit = (start: number) =>
    numberToHex(hexToBigInt(slice(paymasterAndData, start, start + LIMIT_BYTES)));
  return {
    paymaster: slice(paymasterAndData, 0, ADDRESS_BYTES),
    paymasterVerificationGasLimit: readLimit(ADDRESS_BYTES),
    paymasterPostOpGasLimit: readLimit(postOp),
    paymasterData: sliceFrom(paymasterAndData, data),
  };
}
