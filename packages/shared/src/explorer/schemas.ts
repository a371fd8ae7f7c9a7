import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, hexSchema, timeSchema } from '../hex.ts';

/** What a block proves: one user action with its Energy Points. `actionKey` is the catalogue's key. */
export const actionSchema = z.object({
  actionId: hashSchema,
  actionKey: z.string(),
  account: addressSchema,
  /** Pseudonym of the acting user (HMAC or keccak, DESIGN §7.23). */
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

/** Block page: the block, its roots, its transactions and its neighbours. */
export const blockDetailSchema = blockSchema.extend({
  status: z.literal('sealed'),
  stateRoot: hashSchema,
  transactionsRoot: hashSchema,
  receiptsRoot: hashSchema,
  extraData: hexSchema,
  transactions: z.array(transactionSchema),
  /** Blocks on top of this one, itself included; the chain is final at once, so this only informs. */
  confirmations: z.number().int(),
  hasNext: z.boolean(),
});
export type BlockDetail = z.infer<typeof blockDetailSchema>;

export const transactionDetailSchema = transactionSchema.extend({
  input: hexSchema,
  logs: z.array(logSchema),
  miner: addressSchema,
  confirmations: z.number().int(),
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

/** What a transaction hash leads to: one of the chain, or one that a reorg dropped. */
export const transactionAnswerSchema = z.discriminatedUnion('status', [
  transactionDetailSchema,
  droppedTransactionSchema,
]);
export type TransactionAnswer = z.infer<typeof transactionAnswerSchema>;

/** Address page. `balance` in wei is read from the chain node; null when the node is away. */
export const addressDetailSchema = z.object({
  address: addressSchema,
  balance: amountSchema.nullable(),
  isContract: z.boolean().nullable(),
  transactionCount: z.number().int(),
  actionCount: z.number().int(),
  /** Energy Points: earned never falls by spending; spendable is what is left. */
  energyEarned: z.number().int(),
  energySpendable: z.number().int(),
  firstActivity: timeSchema.nullable(),
  lastActivity: timeSchema.nullable(),
  /** The last 30 UTC days with activity, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), actions: z.number().int(), points: z.number().int() })),
});
export type AddressDetail = z.infer<typeof addressDetailSchema>;

/** Explorer counters. `peers` and `mempool` are null where the engine does not tell. */
export const statsSchema = z.object({
  totalBlocks: z.number().int(),
  totalTransactions: z.number().int(),
  totalActions: z.number().int(),
  totalEnergyPoints: z.number().int(),
  /** Highest block the index holds, null before the first. */
  indexedBlock: z.number().int().nullable(),
  /** Highest block the chain node reports, null when it is away. */
  chainBlock: z.number().int().nullable(),
  peers: z.number().int().nullable(),
  mempool: z.number().int().nullable(),
});
export type Stats = z.infer<typeof statsSchema>;

/** What a search text is; the client opens the page of that kind. */
export const searchResultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('block'), number: z.number().int() }),
  z.object({ kind: z.literal('orphaned_block'), hash: hashSchema }),
  z.object({ kind: z.literal('transaction'), hash: hashSchema }),
  z.object({ kind: z.literal('address'), address: addressSchema }),
  z.object({ kind: z.literal('none') }),
]);
export type SearchResult = z.infer<typeof searchResultSchema>;
