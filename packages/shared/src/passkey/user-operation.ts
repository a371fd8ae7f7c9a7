import { concat, encodeFunctionData, type Hex, numberToHex, size } from 'viem';
import { entryPoint08Abi, toPackedUserOperation, type UserOperation } from 'viem/account-abstraction';
import { z } from 'zod';
import { ENTRY_POINT } from '../chain/constants.ts';
import { addressSchema, hexSchema } from '../hex.ts';

/** Kind of the outbox row that sends one user operation; its operation ID is the user operation's hash. */
export const SEND_USER_OPERATION = 'send_user_operation';

/** Gas of one user operation, all its limits together. */
export const OPERATION_GAS_MAX = 3_000_000n;
/** Gas limit of the transaction: the operation's, with what the EntryPoint needs around it. */
export const BUNDLE_GAS = 4_000_000n;
/** Bytes of all fields of one user operation together. */
export const OPERATION_BYTES_MAX = 16_384;
/** Gas of a transaction before anything is executed, and of the EntryPoint's loop outside its measurement. */
const BUNDLE_OVERHEAD_GAS = 21_000n + 25_000n;
/** Highest price of a byte in calldata. */
const GAS_PER_BYTE = 16n;

const quantitySchema = z
  .string()
  .regex(/^0x(0|[1-9a-fA-F][0-9a-fA-F]{0,31})$/, 'must be a 0x-prefixed number');
const nonceSchema = z.string().regex(/^0x(0|[1-9a-fA-F][0-9a-fA-F]{0,63})$/, 'must be a 0x-prefixed number');
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

/** A user operation of EntryPoint 0.8 as ERC-7769 sends it over JSON-RPC. */
export const userOperationSchema = z.object({
  sender: addressSchema,
  nonce: nonceSchema,
  factory: optional(addressSchema),
  factoryData: optional(hexSchema),
  callData: hexSchema,
  callGasLimit: quantitySchema,
  verificationGasLimit: quantitySchema,
  preVerificationGas: quantitySchema,
  maxFeePerGas: quantitySchema,
  maxPriorityFeePerGas: quantitySchema,
  paymaster: optional(addressSchema),
  paymasterVerificationGasLimit: optional(quantitySchema),
  paymasterPostOpGasLimit: optional(quantitySchema),
  paymasterData: optional(hexSchema),
  signature: hexSchema,
});
export type UserOperationMessage = z.output<typeof userOperationSchema>;

/** An operation whose gas is not known yet, as it is sent to be estimated or to ask who pays. */
export const draftOperationSchema = userOperationSchema.extend({
  callGasLimit: optional(quantitySchema),
  verificationGasLimit: optional(quantitySchema),
  preVerificationGas: optional(quantitySchema),
  maxFeePerGas: optional(quantitySchema),
  maxPriorityFeePerGas: optional(quantitySchema),
  signature: optional(hexSchema),
});
export type DraftOperation = z.output<typeof draftOperationSchema>;

/** Returns the operation with numbers, as viem encodes it. */
export function toUserOperation(message: UserOperationMessage): UserOperation<'0.8'> {
  const toNumber = (value: string | undefined) => (value === undefined ? undefined : BigInt(value));
  return {
    ...message,
    nonce: BigInt(message.nonce),
    callGasLimit: BigInt(message.callGasLimit),
    verificationGasLimit: BigInt(message.verificationGasLimit),
    preVerificationGas: BigInt(message.preVerificationGas),
    maxFeePerGas: BigInt(message.maxFeePerGas),
    maxPriorityFeePerGas: BigInt(message.maxPriorityFeePerGas),
    paymasterVerificationGasLimit: toNumber(message.paymasterVerificationGasLimit),
    paymasterPostOpGasLimit: toNumber(message.paymasterPostOpGasLimit),
  };
}

/** Returns the calldata of a transaction that contains one operation. @param beneficiary gets the gas paid back */
export const encodeBundle = (operation: UserOperation<'0.8'>, beneficiary: Hex): Hex =>
  encodeFunctionData({
    abi: entryPoint08Abi,
    functionName: 'handleOps',
    args: [[toPackedUserOperation(operation)], beneficiary],
  });

/** Sender and beneficiary of a simulated bundle; any address without code. */
const ANYONE: Hex = `0x${'5e'.repeat(20)}`;

/** Returns the call that executes the bundle of one operation without a transaction. */
export const toSimulatedBundle = (operation: UserOperation<'0.8'>) => ({
  from: ANYONE,
  to: ENTRY_POINT,
  data: encodeBundle(operation, ANYONE),
  gas: numberToHex(BUNDLE_GAS),
});

/** Returns the gas that the EntryPoint cannot measure itself: the transaction's own and that of its bytes. */
export function preVerificationGasOf(operation: UserOperation<'0.8'>): bigint {
  const packed = toPackedUserOperation(operation);
  const bytes = concat([packed.initCode, packed.callData, packed.paymasterAndData, packed.signature]);
  // Eleven words of the tuple and up to 31 bytes of padding for each of four fields.
  return BUNDLE_OVERHEAD_GAS + GAS_PER_BYTE * BigInt(size(bytes) + 15 * 32);
}

/** What is known of the chain and its contracts when an operation is checked. */
export interface OperationTerms {
  readonly factory: Hex;
  readonly paymaster: Hex;
  /** Lowest price in wei at which a block includes a transaction now. */
  readonly leastFeeWei: bigint;
  readonly leastTipWei: bigint;
}

/**
 * Returns why an operation is not sent, as a sentence, or null. The bundler pays for the transaction first and the
 * EntryPoint pays it back: the limits make sure of that without executing anything.
 */
export function findProblem(operation: UserOperation<'0.8'>, terms: OperationTerms): string | null {
  const { factory, paymaster, maxFeePerGas, maxPriorityFeePerGas, preVerificationGas } = operation;
  const gas =
    operation.callGasLimit +
    operation.verificationGasLimit +
    preVerificationGas +
    (operation.paymasterVerificationGasLimit ?? 0n) +
    (operation.paymasterPostOpGasLimit ?? 0n);
  const least = preVerificationGasOf(operation);
  if (factory && factory !== terms.factory)
    return 'Only accounts of the PasskeyAccountFactory are created here.';
  if (paymaster && paymaster !== terms.paymaster)
    return 'Only the ActionPaymaster of this chain may pay here.';
  if (gas > OPERATION_GAS_MAX) {
    return `The operation may use at most ${OPERATION_GAS_MAX} gas in all. Its limits add up to ${gas}.`;
  }
  if (preVerificationGas < least) {
    return `preVerificationGas is ${preVerificationGas}, and this operation needs ${least}. Estimate it again.`;
  }
  if (maxFeePerGas < terms.leastFeeWei || maxPriorityFeePerGas < terms.leastTipWei) {
    return `The operation offers too little for its gas. maxFeePerGas must be at least ${terms.leastFeeWei} and maxPriorityFeePerGas at least ${terms.leastTipWei}.`;
  }
  return null;
}
