import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, hexSchema, timeSchema } from '../hex.ts';
import { internalTransactionSchema, TRACE_STATES } from './internal-schemas.ts';
import { tokenTransferSchema } from './token-schemas.ts';

/** The content of a block: one user action with its Energy Points. `action_key` is the catalog's key. */
export const actionSchema = z.object({
  action_id: hashSchema,
  action_key: z.string(),
  account: addressSchema,
  /** Pseudonym of the acting user (HMAC or keccak, requirement 323). */
  user_hash: hashSchema,
  /** Energy Points credited. */
  points: z.number().int(),
  /** Time at which the server accepted the action (whole seconds). */
  occurred_at: timeSchema,
  /** Time at which its block was sealed. */
  timestamp: timeSchema,
  block_number: z.number().int(),
  block_hash: hashSchema,
  transaction_hash: hashSchema,
  is_revoked: z.boolean(),
});
export type Action = z.infer<typeof actionSchema>;

/** A transaction in lists. Amounts in wei. */
export const transactionSchema = z.object({
  hash: hashSchema,
  block_number: z.number().int(),
  block_hash: hashSchema,
  index: z.number().int(),
  from: addressSchema,
  to: addressSchema.nullable(),
  /** Address of the contract this transaction created. */
  contract_address: addressSchema.nullable(),
  value: amountSchema,
  fee: amountSchema,
  gas_price: amountSchema,
  gas_used: z.number().int(),
  gas_limit: z.number().int(),
  nonce: z.number().int(),
  /** EIP-2718 type: 0 legacy, 1 access list, 2 dynamic fee. */
  type: z.number().int(),
  status: z.enum(['successful', 'failed']),
  /** First four bytes of the input; null for plain transfers. */
  selector: hexSchema.nullable(),
  timestamp: timeSchema,
  action: actionSchema.nullable(),
});
export type Transaction = z.infer<typeof transactionSchema>;

/**
 * A block in lists and the live strip. `action` is the first action it seals; null for a block without one.
 */
export const blockSchema = z.object({
  number: z.number().int(),
  hash: hashSchema,
  parent_hash: hashSchema,
  timestamp: timeSchema,
  /** Size of the encoded block in bytes. */
  size: z.number().int(),
  gas_used: z.number().int(),
  gas_limit: z.number().int(),
  transaction_count: z.number().int(),
  /** Address credited with the fees (operations account). */
  miner: addressSchema,
  action: actionSchema.nullable(),
  /** The first transaction's sender and target, sufficient for a list row. */
  from: addressSchema.nullable(),
  to: addressSchema.nullable(),
});
export type Block = z.infer<typeof blockSchema>;

export const logSchema = z.object({
  index: z.number().int(),
  address: addressSchema,
  topics: z.array(hashSchema),
  data: hexSchema,
});
export type Log = z.infer<typeof logSchema>;

/**
 * An event in the list of a contract. `data` is truncated after 2,048 bytes; `data_bytes` is its full length.
 */
export const contractEventSchema = logSchema.extend({
  data_bytes: z.number().int(),
  block_number: z.number().int(),
  transaction_hash: hashSchema,
  timestamp: timeSchema,
});
export type ContractEvent = z.infer<typeof contractEventSchema>;

/** Block page: the block, its roots, its transactions and its neighbours. */
export const blockDetailSchema = blockSchema.extend({
  status: z.literal('sealed'),
  state_root: hashSchema,
  transactions_root: hashSchema,
  receipts_root: hashSchema,
  extra_data: hexSchema,
  /** Wei; null on a chain without EIP-1559. */
  base_fee_per_gas: amountSchema.nullable(),
  transactions: z.array(transactionSchema),
  /**
   * Number of blocks from this one to the head, both included; informational, because the chain is final
   * immediately.
   */
  confirmations: z.number().int(),
  has_next: z.boolean(),
});
export type BlockDetail = z.infer<typeof blockDetailSchema>;

/** Transaction page. Amounts in wei. */
export const transactionDetailSchema = transactionSchema.extend({
  input: hexSchema,
  /** Maximum price per gas the sender offered; null for a transaction with a fixed price. */
  max_fee_per_gas: amountSchema.nullable(),
  max_priority_fee_per_gas: amountSchema.nullable(),
  /**
   * Base fee per gas in its block; null on a chain without one. On Nova's own chain it goes to the coinbase.
   */
  base_fee_per_gas: amountSchema.nullable(),
  logs: z.array(logSchema),
  miner: addressSchema,
  confirmations: z.number().int(),
  /** The first 500 token transfers, in the order of the logs. */
  transfers: z.array(tokenTransferSchema),
  /** The first 500 internal transactions. */
  internal: z.object({ state: z.enum(TRACE_STATES), calls: z.array(internalTransactionSchema) }),
});
export type TransactionDetail = z.infer<typeof transactionDetailSchema>;

/** A block that a reorg removed from the chain. Nova's own chain has none; other engines may. */
export const orphanedBlockSchema = z.object({
  status: z.literal('orphaned'),
  number: z.number().int(),
  hash: hashSchema,
  parent_hash: hashSchema,
  timestamp: timeSchema,
  miner: addressSchema,
  /** Time at which the indexer detected the reorg. */
  orphaned_at: timeSchema,
  /** Hash of the current block at its height; null while the chain is shorter. */
  replaced_by: hashSchema.nullable(),
  /** Its transactions in order. */
  transactions: z.array(
    z.object({
      hash: hashSchema,
      from: addressSchema,
      to: addressSchema.nullable(),
      /** In wei. */
      value: amountSchema,
      /** Block that now contains it; null if it was dropped. */
      block_number: z.number().int().nullable(),
    }),
  ),
});
export type OrphanedBlock = z.infer<typeof orphanedBlockSchema>;

/** Result for a block ID: a block of the chain, or an orphaned one. */
export const blockAnswerSchema = z.discriminatedUnion('status', [blockDetailSchema, orphanedBlockSchema]);
export type BlockAnswer = z.infer<typeof blockAnswerSchema>;

/** A transaction that was in a block but no longer is, so it has no effect. `value` in wei. */
export const droppedTransactionSchema = z.object({
  status: z.literal('dropped'),
  hash: hashSchema,
  from: addressSchema,
  to: addressSchema.nullable(),
  value: amountSchema,
  nonce: z.number().int(),
  /** The last orphaned block that contained it. */
  block_number: z.number().int(),
  block_hash: hashSchema,
  /** Time of that block. */
  timestamp: timeSchema,
  /** Time at which that block was removed from the chain. */
  dropped_at: timeSchema,
});
export type DroppedTransaction = z.infer<typeof droppedTransactionSchema>;

/** Nonce of a transaction that is not in a block; null if it is unknown or a JSON number does not hold it (`toPooledNonce`). */
export const pooledNonceSchema = z.number().int().nullable();

/** A transaction that only the node knows: it is in the pool, or its block is not indexed yet. */
export const pendingTransactionSchema = z.object({
  status: z.literal('pending'),
  hash: hashSchema,
  from: addressSchema,
  to: addressSchema.nullable(),
  /** In wei. */
  value: amountSchema,
  /** Null above 2^53 - 1, which a JSON number does not hold. */
  nonce: pooledNonceSchema,
  gas_limit: z.number().int(),
  /** In wei; for a dynamic fee, the maximum. */
  gas_price: amountSchema,
  type: z.number().int(),
  input: hexSchema,
  /** The block that contains it; null while it is in the pool. */
  block_number: z.number().int().nullable(),
});
export type PendingTransaction = z.infer<typeof pendingTransactionSchema>;

/** Result for a transaction hash: a transaction of the chain, a pending one, or one that a reorg dropped. */
export const transactionAnswerSchema = z.discriminatedUnion('status', [
  transactionDetailSchema,
  pendingTransactionSchema,
  droppedTransactionSchema,
]);
export type TransactionAnswer = z.infer<typeof transactionAnswerSchema>;

/**
 * Explorer counters and the live panel. `peers` and `mempool` are null if the engine does not report them.
 */
export const statsSchema = z.object({
  total_blocks: z.number().int(),
  total_transactions: z.number().int(),
  total_actions: z.number().int(),
  total_energy_points: z.number().int(),
  /** Addresses that took part in a transaction. */
  total_addresses: z.number().int(),
  total_tokens: z.number().int(),
  /** Highest indexed block; null before the first. */
  indexed_block: z.number().int().nullable(),
  /** Highest block of the node; null if it is unavailable. */
  chain_block: z.number().int().nullable(),
  /** Followers of the chain; connected nodes are these plus the queried one. */
  peers: z.number().int().nullable(),
  mempool: z.number().int().nullable(),
  /**
   * Mean of the last 100 intervals between sealed blocks, without the genesis; null before the second one.
   */
  block_time_ms: z.number().nullable(),
  /** Energy Points recorded in the newest indexed block. */
  latest_reward: z.number().int().nullable(),
  /** Time at which the newest indexed block was sealed. */
  latest_block_at: timeSchema.nullable(),
  /**
   * Share of the checks of the last 90 days in which all services responded, 0 to 1; null before the first
   * check.
   */
  uptime: z.number().nullable(),
});
export type Stats = z.infer<typeof statsSchema>;
