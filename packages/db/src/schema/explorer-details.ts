import { sql } from 'drizzle-orm';
import { boolean, index, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { amount, chainTime, height, hexBytes, ticket, time } from '../column-types.ts';
import { chain } from './schemas.ts';

/**
 * Data that jobs besides the indexer add to blocks later: read from the node or aggregated over whole
 * tables.
 */

/**
 * Matches calls that moved NAC. A call that borrows code moves none, although its trace repeats the value. A
 * literal, because a query uses the partial index only if it repeats the condition.
 */
export const IS_COIN_MOVE = "value > 0 and is_successful and type not in ('delegatecall', 'callcode')";

/**
 * Calls that contracts made inside transactions, in the order of the call tree, without the transaction's
 * own call. None exist for a transaction in `pending_traces`.
 */
export const internalTransactions = chain.table(
  'internal_transactions',
  {
    blockNumber: height('block_number').notNull(),
    txIndex: integer('tx_index').notNull(),
    /** Starts at 1; parents precede their children. */
    traceIndex: integer('trace_index').notNull(),
    /** Position among siblings on each level below the transaction's own call. */
    traceAddress: integer('trace_address').array().notNull(),
    type: text('type').$type<CallType>().notNull(),
    from: hexBytes('from').notNull(),
    /** Null for a creation, whose contract is in `contract_address`. */
    to: hexBytes('to'),
    /** Only for a creation that was not reverted. */
    contractAddress: hexBytes('contract_address'),
    value: amount('value').notNull(),
    gas: height('gas').notNull(),
    gasUsed: height('gas_used').notNull(),
    /** The first 16 KiB. */
    input: hexBytes('input').notNull(),
    /** The first 16 KiB. */
    output: hexBytes('output').notNull(),
    /** The engine's error of a call that failed by itself. */
    error: text('error'),
    /** Also false if a call above it failed, because that reverts its effects. */
    isSuccessful: boolean('is_successful').notNull(),
    timestamp: chainTime('timestamp').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockNumber, table.txIndex, table.traceIndex] }),
    index('internal_transactions_from').on(table.from, table.blockNumber, table.txIndex, table.traceIndex),
    index('internal_transactions_to').on(table.to, table.blockNumber, table.txIndex, table.traceIndex),
    index('internal_transactions_moves')
      .on(table.blockNumber, table.txIndex, table.traceIndex)
      .where(sql.raw(IS_COIN_MOVE)),
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

/**
 * Transactions whose internal calls are not read yet, or (`unavailable`) can no longer be read from this
 * engine.
 */
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

/** Creations of contracts. An address can be created more than once; the newest row applies. */
export const contractCreations = chain.table(
  'contract_creations',
  {
    address: hexBytes('address').notNull(),
    blockNumber: height('block_number').notNull(),
    txIndex: integer('tx_index').notNull(),
    /**
     * 0 for a contract that the transaction itself created, otherwise the index of the internal transaction.
     */
    traceIndex: integer('trace_index').notNull(),
    type: text('type').$type<'transaction' | 'create' | 'create2'>().notNull(),
    /** The transaction's sender, or the contract that created it. */
    creator: hexBytes('creator').notNull(),
    transactionHash: hexBytes('transaction_hash').notNull(),
    /** keccak256 of the deployed code; null until the trace is read. */
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

/**
 * Number of transactions with call data that an address received, by UTC hour of the block. Also contains
 * addresses without code, because a transaction does not tell.
 */
export const contractCallHours = chain.table(
  'contract_call_hours',
  {
    hour: chainTime('hour').notNull(),
    address: hexBytes('address').notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.address] })],
);

/** The same since the first block. */
export const contractCalls = chain.table(
  'contract_calls',
  {
    address: hexBytes('address').primaryKey(),
    calls: height('calls').notNull(),
  },
  (table) => [index('contract_calls_count').on(table.calls, table.address)],
);

/**
 * NAC balance of every address that ever paid, was paid or sealed, as returned by the node at
 * `block_number`.
 */
export const addressBalances = chain.table(
  'address_balances',
  {
    address: hexBytes('address').primaryKey(),
    balance: amount('balance').notNull(),
    blockNumber: height('block_number').notNull(),
  },
  (table) => [index('address_balances_balance').on(table.balance, table.address)],
);

/** Addresses whose balance may have changed and must be read. */
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

/** Rank by Energy Points earned (equal points, equal rank), as of the block in `rank_snapshot`. */
export const addressRanks = chain.table(
  'address_ranks',
  {
    address: hexBytes('address').primaryKey(),
    rank: integer('rank').notNull(),
    energyEarned: height('energy_earned').notNull(),
  },
  (table) => [index('address_ranks_rank').on(table.rank, table.address)],
);

/** A single row: the block to which the ranks refer, and the number of ranked addresses. */
export const rankSnapshot = chain.table('rank_snapshot', {
  id: smallint('id').primaryKey().default(1),
  blockNumber: height('block_number').notNull(),
  rankedAddresses: integer('ranked_addresses').notNull(),
  takenAt: chainTime('taken_at').notNull().defaultNow(),
});
