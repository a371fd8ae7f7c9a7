import { z } from 'zod';
import { decodedInputSchema, revertReasonSchema } from './decoded.ts';
import { addressParamSchema, TOKEN_TYPES, tokenInfoSchema } from './parts.ts';

/**
 * Amount of an ERC-20 transfer in the token's smallest unit, token ID of an ERC-721 transfer, or token ID and units of
 * an ERC-1155 transfer.
 */
const totalSchema = z.union([
  z.object({
    token_id: z.string(),
    value: z.string(),
    decimals: z.string().nullable(),
    token_instance: z.null(),
  }),
  z.object({ decimals: z.string().nullable(), value: z.string() }),
  z.object({ token_id: z.string(), token_instance: z.null() }),
]);

export const tokenTransferSchema = z.object({
  type: z.enum(['token_transfer', 'token_minting', 'token_burning']),
  token_type: z.enum(TOKEN_TYPES),
  token: tokenInfoSchema,
  total: totalSchema,
  from: addressParamSchema,
  to: addressParamSchema,
  method: z.string().nullable(),
  block_hash: z.string(),
  block_number: z.number().int(),
  log_index: z.number().int(),
  transaction_hash: z.string(),
  timestamp: z.string(),
});
export type TokenTransferItem = z.infer<typeof tokenTransferSchema>;

export const TRANSACTION_TYPES = [
  'coin_transfer',
  'contract_call',
  'contract_creation',
  'token_creation',
  'token_transfer',
] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/**
 * A transaction. Amounts are decimal strings in the smallest unit. Fields without a meaning on this chain are
 * null, `"0"` or empty.
 */
export const transactionSchema = z.object({
  hash: z.string(),
  block_number: z.number().int(),
  position: z.number().int(),
  timestamp: z.string(),
  confirmations: z.number().int(),
  status: z.enum(['ok', 'error']),
  result: z.string(),
  from: addressParamSchema,
  to: addressParamSchema.nullable(),
  created_contract: addressParamSchema.nullable(),
  value: z.string(),
  fee: z.object({ type: z.literal('actual'), value: z.string() }),
  type: z.number().int(),
  nonce: z.number().int(),
  gas_limit: z.number().int(),
  gas_used: z.string(),
  gas_price: z.string(),
  max_fee_per_gas: z.string().nullable(),
  max_priority_fee_per_gas: z.string().nullable(),
  base_fee_per_gas: z.string().nullable(),
  priority_fee: z.string(),
  transaction_burnt_fee: z.literal('0'),
  method: z.string().nullable(),
  raw_input: z.string().nullable(),
  decoded_input: decodedInputSchema.nullable(),
  revert_reason: revertReasonSchema.nullable(),
  transaction_types: z.array(z.enum(TRANSACTION_TYPES)),
  token_transfers: z.array(tokenTransferSchema).nullable(),
  token_transfers_overflow: z.boolean().nullable(),
  has_error_in_internal_transactions: z.boolean(),
  actions: z.array(z.string()),
  confirmation_duration: z.array(z.number()),
  exchange_rate: z.null(),
  transaction_tag: z.null(),
  is_pending_update: z.literal(false),
});
export type TransactionItem = z.infer<typeof transactionSchema>;

/**
 * A transaction that waits in the node's pool. Values that only its block determines are null, and its fee is the
 * maximum.
 */
export const pooledTransactionSchema = transactionSchema.extend({
  block_number: z.null(),
  position: z.null(),
  timestamp: z.null(),
  status: z.null(),
  result: z.literal('pending'),
  fee: z.object({ type: z.literal('maximum'), value: z.string() }),
  gas_used: z.null(),
  base_fee_per_gas: z.null(),
  priority_fee: z.null(),
});
export type PooledTransactionItem = z.infer<typeof pooledTransactionSchema>;

export const blockSchema = z.object({
  type: z.literal('block'),
  height: z.number().int(),
  hash: z.string(),
  parent_hash: z.string(),
  timestamp: z.string(),
  miner: addressParamSchema,
  size: z.number().int(),
  transactions_count: z.number().int(),
  withdrawals_count: z.literal(0),
  gas_used: z.string(),
  gas_limit: z.string(),
  gas_used_percentage: z.number(),
  gas_target_percentage: z.number(),
  base_fee_per_gas: z.string().nullable(),
  transaction_fees: z.string(),
  priority_fee: z.string(),
  burnt_fees: z.literal('0'),
  burnt_fees_percentage: z.literal(0),
  rewards: z.array(z.object({ type: z.literal('Validator Reward'), reward: z.string() })),
  difficulty: z.literal('0'),
  total_difficulty: z.literal('0'),
  nonce: z.literal('0x0000000000000000'),
  extra_data: z.string(),
  state_root: z.string(),
  uncles_hashes: z.array(z.string()),
  is_pending_update: z.literal(false),
});
export type BlockItem = z.infer<typeof blockSchema>;
