import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, hexSchema, timeSchema } from '../hex.ts';
import { internalTransactionSchema, TRACE_STATES } from './internal-schemas.ts';
import { tokenTransferSchema } from './token-schemas.ts';

/** What a block proves: one user action with its Energy Points. `actionKey` is the catalogue's key. */
export const actionSchema = z.object({
  actionId: hashSchema,
  actionKey: z.string(),
  account: addressSchema,
  /** Pseudonym of the acting user (HMAC or keccak, requirement 323). */
  userHash: hashSchema,
  /** Energy Points credited. */
  points: z.number().int(),
  /** When the server accepted the action (whole seconds). */
  occurredAt: timeSchema,
  /** When its block was sealed. */
  timestamp: timeSchema,
  blockNumber: z.number().int(),
  blockHash: hashSchema,
  transactionHash: hashSchema,
  isRevoked: z.boolean(),
});
export type Action = z.infer<typeof actionSchema>;

/** A transaction as lists show it. Amounts in wei. */
export const transactionSchema = z.object({
  hash: hashSchema,
  blockNumber: z.number().int(),
  blockHash: hashSchema,
  index: z.number().int(),
  from: addressSchema,
  to: addressSchema.nullable(),
  /** Address of the contract this transaction created. */
  contractAddress: addressSchema.nullable(),
  value: amountSchema,
  fee: amountSchema,
  gasPrice: amountSchema,
  gasUsed: z.number().int(),
  gasLimit: z.number().int(),
  nonce: z.number().int(),
  /** EIP-2718 type: 0 legacy, 1 access list, 2 dynamic fee. */
  type: z.number().int(),
  status: z.enum(['successful', 'failed']),
  /** First four bytes of the input, null for plain transfers. */
  selector: hexSchema.nullable(),
  timestamp: timeSchema,
  action: actionSchema.nullable(),
});
export type Transaction = z.infer<typeof transactionSchema>;

/** A block as lists and the live strip show it. `action` is the first action it seals, null for a block without one. */
export const blockSchema = z.object({
  number: z.number().int(),
  hash: hashSchema,
  parentHash: hashSchema,
  timestamp: timeSchema,
  /** Size of the encoded block in bytes. */
  size: z.number().int(),
  gasUsed: z.number().int(),
  gasLimit: z.number().int(),
  transactionCount: z.number().int(),
  /** Address credited with the fees (operations account). */
  miner: addressSchema,
  action: actionSchema.nullable(),
  /** The first transaction's sender and target, enough for a list row. */
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

/** An event in the list of a contract. `data` is cut after 2,048 bytes; `dataBytes` says how long it is. */
export const contractEventSchema = logSchema.extend({
  dataBytes: z.number().int(),
  blockNumber: z.number().int(),
  transactionHash: hashSchema,
  timestamp: timeSchema,
});
export type ContractEvent = z.infer<typeof contractEventSchema>;

/** Block page: the block, its roots, its transactions and its neighbours. */
export const blockDetailSchema = blockSchema.extend({
  status: z.literal('sealed'),
  stateRoot: hashSchema,
  transactionsRoot: hashSchema,
  receiptsRoot: hashSchema,
  extraData: hexSchema,
  /** Wei; null on a chain from before EIP-1559. */
  baseFeePerGas: amountSchema.nullable(),
  transactions: z.array(transactionSchema),
  /** Blocks on top of this one, itself included; the chain is final at once, so this only informs. */
  confirmations: z.number().int(),
  hasNext: z.boolean(),
});
export type BlockDetail = z.infer<typeof blockDetailSchema>;

/** Transaction page. Amounts in wei. */
export const transactionDetailSchema = transactionSchema.extend({
  input: hexSchema,
  /** What the sender offered at most per gas; null for a transaction with one fixed price. */
  maxFeePerGas: amountSchema.nullable(),
  maxPriorityFeePerGas: amountSchema.nullable(),
  /** The base fee of each gas in its block; null on a chain without one. On Nova's own it goes to the coinbase. */
  baseFeePerGas: amountSchema.nullable(),
  logs: z.array(logSchema),
  miner: addressSchema,
  confirmations: z.number().int(),
  /** Tokens that moved, in the order of the logs; the first 500. */
  transfers: z.array(tokenTransferSchema),
  /** What its target called; the first 500. */
  internal: z.object({ state: z.enum(TRACE_STATES), calls: z.array(internalTransactionSchema) }),
});
export type TransactionDetail = z.infer<typeof transactionDetailSchema>;

/** A block that a reorg took out of the chain. Nova's own chain has none; other engines may. */
export const orphanedBlockSchema = z.object({
  status: z.literal('orphaned'),
  number: z.number().int(),
  hash: hashSchema,
  parentHash: hashSchema,
  timestamp: timeSchema,
  miner: addressSchema,
  /** When the index noticed that the chain had gone another way. */
  orphanedAt: timeSchema,
  /** Hash of the block that stands at its height now, null while the chain is not that long. */
  replacedBy: hashSchema.nullable(),
  /** What it held, in its order. */
  transactions: z.array(
    z.object({
      hash: hashSchema,
      from: addressSchema,
      to: addressSchema.nullable(),
      /** Wei. */
      value: amountSchema,
      /** Block of the chain that holds it now, null for one that was dropped. */
      blockNumber: z.number().int().nullable(),
    }),
  ),
});
export type OrphanedBlock = z.infer<typeof orphanedBlockSchema>;

/** What a block id leads to: a block of the chain, or one that is no more in it. */
export const blockAnswerSchema = z.discriminatedUnion('status', [blockDetailSchema, orphanedBlockSchema]);
export type BlockAnswer = z.infer<typeof blockAnswerSchema>;

/** A transaction that was in a block once and is in none now: nothing of it happened. `value` in wei. */
export const droppedTransactionSchema = z.object({
  status: z.literal('dropped'),
  hash: hashSchema,
  from: addressSchema,
  to: addressSchema.nullable(),
  value: amountSchema,
  nonce: z.number().int(),
  /** The orphaned block it was in last. */
  blockNumber: z.number().int(),
  blockHash: hashSchema,
  /** Of that block. */
  timestamp: timeSchema,
  /** When that block was taken out of the chain. */
  droppedAt: timeSchema,
});
export type DroppedTransaction = z.infer<typeof droppedTransactionSchema>;

/** A transaction that only the node knows: it waits in the pool, or its block has not reached the index yet. */
export const pendingTransactionSchema = z.object({
  status: z.literal('pending'),
  hash: hashSchema,
  from: addressSchema,
  to: addressSchema.nullable(),
  /** Wei. */
  value: amountSchema,
  nonce: z.number().int(),
  gasLimit: z.number().int(),
  /** Wei; of a dynamic fee the most that may be paid. */
  gasPrice: amountSchema,
  type: z.number().int(),
  input: hexSchema,
  /** The block that holds it already, null while it waits in the pool. */
  blockNumber: z.number().int().nullable(),
});
export type PendingTransaction = z.infer<typeof pendingTransactionSchema>;

/** What a transaction hash leads to: one of the chain, one that waits, or one that a reorg dropped. */
export const transactionAnswerSchema = z.discriminatedUnion('status', [
  transactionDetailSchema,
  pendingTransactionSchema,
  droppedTransactionSchema,
]);
export type TransactionAnswer = z.infer<typeof transactionAnswerSchema>;

/** Explorer counters and the live panel. `peers` and `mempool` are null where the engine does not tell. */
export const statsSchema = z.object({
  totalBlocks: z.number().int(),
  totalTransactions: z.number().int(),
  totalActions: z.number().int(),
  totalEnergyPoints: z.number().int(),
  /** Addresses that took part in a transaction. */
  totalAddresses: z.number().int(),
  totalTokens: z.number().int(),
  /** Highest block the index holds, null before the first. */
  indexedBlock: z.number().int().nullable(),
  /** Highest block the chain node reports, null when it is away. */
  chainBlock: z.number().int().nullable(),
  /** Followers of the chain; connected nodes are these and the one we ask. */
  peers: z.number().int().nullable(),
  mempool: z.number().int().nullable(),
  /** Mean of the last 100 intervals between sealed blocks, the genesis left out; null before the second one. */
  blockTimeMs: z.number().nullable(),
  /** Energy Points recorded in the newest indexed block. */
  latestReward: z.number().int().nullable(),
  /** When the newest indexed block was sealed. */
  latestBlockAt: timeSchema.nullable(),
  /** Share of the checks of the last 90 days in which everything answered, 0 to 1; null until any was made. */
  uptime: z.number().nullable(),
});
export type Stats = z.infer<typeof statsSchema>;
