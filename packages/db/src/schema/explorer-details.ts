import { sql } from 'drizzle-orm';
import { boolean, index, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { amount, chainTime, height, hexBytes, ticket, time } from './column-types.ts';
import { chain } from './schemas.ts';

/** What follows blocks at its own pace: read from the node or counted over whole tables by jobs beside the indexer. */

/**
 * Calls that contracts made inside transactions, in the order of the call tree; the transaction's own call is not
 * among them. Empty for a transaction in `pending_traces`.
 */
export const internalTransactions = chain.table(
  'internal_transactions',
  {
    blockNumber: height('block_number').notNull(),
    txIndex: integer('tx_index').notNull(),
    /** From 1, parents before their children. */
    traceIndex: integer('trace_index').notNull(),
    /** Position among the siblings on each level below the transaction's own call. */
    traceAddress: integer('trace_address').array().notNull(),
    type: text('type').$type<CallType>().notNull(),
    from: hexBytes('from').notNull(),
    /** Null for a creation; what it created stands in `contract_address`. */
    to: hexBytes('to'),
    /** Only of a creation that lasted. */
    contractAddress: hexBytes('contract_address'),
    value: amount('value').notNull(),
    gas: height('gas').notNull(),
    gasUsed: height('gas_used').notNull(),
    /** The first 16 KiB. */
    input: hexBytes('input').notNull(),
    /** The first 16 KiB. */
    output: hexBytes('output').notNull(),
    /** What the engine said about a call that failed by itself. */
    error: text('error'),
    /** False also where a call above it failed: nothing of it lasted. */
    isSuccessful: boolean('is_successful').notNull(),
    timestamp: chainTime('timestamp').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockNumber, table.txIndex, table.traceIndex] }),
    index('internal_transactions_from').on(table.from, table.blockNumber, table.txIndex, table.traceIndex),
    index('internal_transactions_to').on(table.to, table.blockNumber, table.txIndex, table.traceIndex),
  ],
);
export type CallType =
  | 'call'
  | 'callcode'
  | 'delegatecall'
  | 'staticcall'
  | 'create'
  | 'create2'
  | 'selfdestruct';

/** Transactions whose inside is not read yet, or (`unavailable`) cannot be read from this engine any more. */
export const pendingTraces = chain.table(
  'pending_traces',
  {
    blockNumber: height('block_number').notNull(),
    txIndex: integer('tx_index').notNull(),
    blockHash: hexBytes('block_hash').notNull(),
    transactionHash: hexBytes('transaction_hash').notNull(),
    state: text('state').$type<'pending' | 'unavailable'>().notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
  },
  (table) => [
    primaryKey({ columns: [table.blockNumber, table.txIndex] }),
    index('pending_traces_open')
      .on(table.blockNumber, table.txIndex)
      .where(sql`state = 'pending'`),
  ],
);

/** Where contracts came from. An address can be created more than once; the newest row is the one that stands. */
export const contractCreations = chain.table(
  'contract_creations',
  {
    address: hexBytes('address').notNull(),
    blockNumber: height('block_number').notNull(),
    txIndex: integer('tx_index').notNull(),
    /** 0 for a contract that the transaction itself created, else the internal transaction's. */
    traceIndex: integer('trace_index').notNull(),
    type: text('type').$type<'transaction' | 'create' | 'create2'>().notNull(),
    /** The transaction's sender, or the contract that created it. */
    creator: hexBytes('creator').notNull(),
    transactionHash: hexBytes('transaction_hash').notNull(),
    /** keccak256 of the code it was left with; null until the trace was read. */
    codeHash: hexBytes('code_hash'),
    codeSize: integer('code_size'),
    timestamp: chainTime('timestamp').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.address, table.blockNumber, table.txIndex, table.traceIndex] }),
    index('contract_creations_position').on(table.blockNumber, table.txIndex, table.traceIndex),
    index('contract_creations_creator').on(table.creator, table.blockNumber, table.txIndex),
    index('contract_creations_code').on(table.codeHash),
  ],
);

/** NAC of every address that was ever paid, paid or sealed, as the node said at `block_number`. */
export const addressBalances = chain.table(
  'address_balances',
  {
    address: hexBytes('address').primaryKey(),
    balance: amount('balance').notNull(),
    blockNumber: height('block_number').notNull(),
  },
  (table) => [index('address_balances_balance').on(table.balance, table.address)],
);

/** Addresses whose balance may have moved and is to be read. */
export const pendingBalances = chain.table(
  'pending_balances',
  {
    address: hexBytes('address').primaryKey(),
    ticket: ticket(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
  },
  (table) => [index('pending_balances_ticket').on(table.ticket)],
);

/** Position by Energy Points earned (equal points, equal rank), as of the block in `rank_snapshot`. */
export const addressRanks = chain.table(
  'address_ranks',
  {
    address: hexBytes('address').primaryKey(),
    rank: integer('rank').notNull(),
    energyEarned: height('energy_earned').notNull(),
  },
  (table) => [index('address_ranks_rank').on(table.rank, table.address)],
);

/** One row: the block that the ranks are of, and how many addresses have one. */
export const rankSnapshot = chain.table('rank_snapshot', {
  id: smallint('id').primaryKey().default(1),
  blockNumber: height('block_number').notNull(),
  rankedAddresses: integer('ranked_addresses').notNull(),
  takenAt: chainTime('taken_at').notNull().defaultNow(),
});
