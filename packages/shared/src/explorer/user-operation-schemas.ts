import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, hexSchema, timeSchema } from '../hex.ts';

/** A user operation of ERC-4337 in lists. Amounts in wei. */
export const userOperationSchema = z.object({
  hash: hashSchema,
  entry_point: addressSchema,
  entry_point_version: z.enum(['0.7', '0.8']),
  /** The account that acts. */
  sender: addressSchema,
  nonce: amountSchema,
  /** Sender of the transaction that contains the operation. */
  bundler: addressSchema,
  /** Contract that pays for the operation; null if the sender pays. */
  paymaster: addressSchema.nullable(),
  /** `failed`: the account's call reverted, but the operation was paid. */
  status: z.enum(['successful', 'failed']),
  gas_cost: amountSchema,
  gas_used: amountSchema,
  transaction_hash: hashSchema,
  block_number: z.number().int(),
  log_index: z.number().int(),
  timestamp: timeSchema,
});
export type UserOperation = z.infer<typeof userOperationSchema>;

/** What the bundler submitted for one operation. Gas in units, prices in wei. */
export const userOperationRequestSchema = z.object({
  /** Index in its bundle, from 0. */
  index: z.number().int(),
  /** Receives the fees of the bundle. */
  beneficiary: addressSchema,
  /** Contract that checked the signatures together; null for `handleOps`. */
  aggregator: addressSchema.nullable(),
  init_code: hexSchema,
  call_data: hexSchema,
  verification_gas_limit: amountSchema,
  call_gas_limit: amountSchema,
  pre_verification_gas: amountSchema,
  max_priority_fee_per_gas: amountSchema,
  max_fee_per_gas: amountSchema,
  paymaster_and_data: hexSchema,
  signature: hexSchema,
});
export type UserOperationRequest = z.infer<typeof userOperationRequestSchema>;

/** A call that the account makes for an operation. */
export const accountCallSchema = z.object({ to: addressSchema, value: amountSchema, data: hexSchema });
export type AccountCall = z.infer<typeof accountCallSchema>;

/** A user operation with everything its events and its bundle say. */
export const userOperationDetailSchema = userOperationSchema.extend({
  /** Contract that deployed the account in this operation; null if the account existed. */
  factory: addressSchema.nullable(),
  /** Data with which the account's call reverted; null without one. */
  revert_reason: hexSchema.nullable(),
  /** Data with which the paymaster's last step reverted; null without one. */
  post_op_revert_reason: hexSchema.nullable(),
  /** Null if the bundler called the EntryPoint through another contract. */
  request: userOperationRequestSchema.nullable(),
  /** The calls in `call_data`, for usual accounts (`execute`, `executeBatch`, ERC-7579); null for others. */
  calls: z.array(accountCallSchema).nullable(),
});
export type UserOperationDetail = z.infer<typeof userOperationDetailSchema>;
