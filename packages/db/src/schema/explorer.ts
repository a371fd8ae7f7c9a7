import { boolean, customType, date, index, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { ContractName } from '@nova/shared/chain/deployment';
import { amount, chainTime as time, height, hexBytes, sum } from './column-types.ts';
import { chain } from './schemas.ts';

const hexByteArray = customType<{ data: `0x${string}`[]; driverData: Buffer[] }>({
  dataType: () => 'bytea[]',
  toDriver: (values) => values.map((value) => Buffer.from(value.slice(2), 'hex')),
  fromDriver: (values) => values.map((value) => `0x${value.toString('hex')}` as const),
});

export const blocks = chain.table(
  'blocks',
  {
    number: height('number').primaryKey(),
    hash: hexBytes('hash').notNull().unique(),
    parentHash: hexBytes('parent_hash').notNull(),
    /** With milliseconds where the engine tells them. */
    timestamp: time('timestamp').notNull(),
    size: integer('size').notNull(),
    gasUsed: height('gas_used').notNull(),
    gasLimit: height('gas_limit').notNull(),
    /** Wei; null on a chain from before EIP-1559. Always 0 on our own. */
    baseFeePerGas: amount('base_fee_per_gas'),
    transactionCount: integer('transaction_count').notNull(),
    miner: hexBytes('miner').notNull(),
    stateRoot: hexBytes('state_root').notNull(),
    transactionsRoot: hexBytes('transactions_root').notNull(),
    receiptsRoot: hexBytes('receipts_root').notNull(),
    extraData: hexBytes('extra_data').notNull(),
  },
  (table) => [
    // From a time to a height; everything else goes by height.
    index('blocks_timestamp').on(table.timestamp, table.number),
    // Blocks of one sealer; one that has none must not cost a walk through all of them.
    index('blocks_miner').on(table.miner, table.number),
  ],
);

/** Rows are keyed by position; the time is carried along so that lists never join for it. */
export const transactions = chain.table(
  'transactions',
  {
    blockNumber: height('block_number').notNull(),
    index: integer('tx_index').notNull(),
    hash: hexBytes('hash').notNull().unique(),
    from: hexBytes('from').notNull(),
    to: hexBytes('to'),
    contractAddress: hexBytes('contract_address'),
    value: amount('value').notNull(),
    fee: amount('fee').notNull(),
    /** What was paid per gas, in wei. */
    gasPrice: amount('gas_price').notNull(),
    /** What the sender offered at most; null for a transaction with one fixed price. */
    maxFeePerGas: amount('max_fee_per_gas'),
    maxPriorityFeePerGas: amount('max_priority_fee_per_gas'),
    gasUsed: height('gas_used').notNull(),
    gasLimit: height('gas_limit').notNull(),
    nonce: height('nonce').notNull(),
    type: smallint('type').notNull(),
    isSuccessful: boolean('is_successful').notNull(),
    input: hexBytes('input').notNull(),
    timestamp: time('timestamp').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockNumber, table.index] }),
    index('transactions_from').on(table.from, table.blockNumber, table.index),
    index('transactions_to').on(table.to, table.blockNumber, table.index),
    index('transactions_failed')
      .on(table.blockNumber, table.index)
      .where(sql`not is_successful`),
    index('transactions_creating')
      .on(table.blockNumber, table.index)
      .where(sql`contract_address is not null`),
    index('transactions_with_value')
      .on(table.blockNumber, table.index)
      .where(sql`value > 0`),
  ],
);

export const logs = chain.table(
  'logs',
  {
    blockNumber: height('block_number').notNull(),
    logIndex: integer('log_index').notNull(),
    txIndex: integer('tx_index').notNull(),
    address: hexBytes('address').notNull(),
    topics: hexByteArray('topics').notNull(),
    data: hexBytes('data').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockNumber, table.logIndex] }),
    index('logs_address').on(table.address, table.blockNumber, table.logIndex),
    index('logs_topic').on(sql`(${table.topics}[1])`, table.blockNumber, table.logIndex),
    // `CommunityRewards.Converted` by its account: one person's conversions among everybody's.
    index('logs_converted')
      .on(sql`(${table.topics}[2])`, table.blockNumber, table.logIndex)
      .where(sql`(topics[1]) = '\\xe8e327a81bf019d3af2e7baa0c6f3dcb5231127e9a5f3448d9819d7faef21f9d'::bytea`),
  ],
);

/**
 * Blocks that a reorg took out of the chain. They stay resolvable by their hash and appear in no list. What replaced
 * one is the block that stands at its height now. The chain does not tell of them any more: an index built anew begins
 * without them.
 */
export const orphanedBlocks = chain.table('orphaned_blocks', {
  hash: hexBytes('hash').primaryKey(),
  number: height('number').notNull(),
  parentHash: hexBytes('parent_hash').notNull(),
  timestamp: time('timestamp').notNull(),
  miner: hexBytes('miner').notNull(),
  orphanedAt: time('orphaned_at').notNull().defaultNow(),
});

/** Which transactions an orphaned block held. Most of them are in the chain again, in another block. */
export const orphanedTransactions = chain.table(
  'orphaned_transactions',
  {
    blockHash: hexBytes('block_hash').notNull(),
    index: integer('tx_index').notNull(),
    hash: hexBytes('hash').notNull(),
    from: hexBytes('from').notNull(),
    to: hexBytes('to'),
    value: amount('value').notNull(),
    nonce: height('nonce').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockHash, table.index] }),
    index('orphaned_transactions_hash').on(table.hash),
  ],
);

/** Actions as the ledger contract recorded them. */
export const chainActions = chain.table(
  'actions',
  {
    blockNumber: height('block_number').notNull(),
    logIndex: integer('log_index').notNull(),
    txIndex: integer('tx_index').notNull(),
    actionId: hexBytes('action_id').notNull().unique(),
    account: hexBytes('account').notNull(),
    userHash: hexBytes('user_hash').notNull(),
    actionKey: text('action_key').notNull(),
    points: integer('points').notNull(),
    occurredAt: height('occurred_at').notNull(),
    timestamp: time('timestamp').notNull(),
    /** Block that took the credit back, null while it stands. */
    revokedBlockNumber: height('revoked_block_number'),
  },
  (table) => [
    primaryKey({ columns: [table.blockNumber, table.logIndex] }),
    index('chain_actions_account').on(table.account, table.blockNumber, table.logIndex),
    // Everything that a search for places asks: actions of a kind, and the transactions that prove them.
    index('chain_actions_key').on(table.actionKey, table.blockNumber, table.txIndex, table.logIndex),
  ],
);

/** Who took part in which transaction: sender, target, created contract, or the account of an action in it. */
export const addressTransactions = chain.table(
  'address_transactions',
  {
    address: hexBytes('address').notNull(),
    blockNumber: height('block_number').notNull(),
    txIndex: integer('tx_index').notNull(),
  },
  (table) => [primaryKey({ columns: [table.address, table.blockNumber, table.txIndex] })],
);

/** Counters per address, kept at write time in the block's own transaction. */
export const addressStats = chain.table(
  'address_stats',
  {
    address: hexBytes('address').primaryKey(),
    transactionCount: height('transaction_count').notNull().default(0),
    actionCount: height('action_count').notNull().default(0),
    energyEarned: height('energy_earned').notNull().default(0),
    /** The ledger's balanceOf: earned, less spent, less what was taken back. */
    energySpendable: height('energy_spendable').notNull().default(0),
    /** Transfers of tokens to or from it; one to itself counts once. */
    tokenTransferCount: height('token_transfer_count').notNull().default(0),
    firstActivity: time('first_activity'),
    lastActivity: time('last_activity'),
  },
  (table) => [
    index('address_stats_energy').on(table.energyEarned, table.address),
    index('address_stats_transactions').on(table.transactionCount, table.address),
  ],
);

/** Actions and points of an address per UTC day of the block. */
export const addressDays = chain.table(
  'address_days',
  {
    address: hexBytes('address').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    transactions: integer('transactions').notNull().default(0),
    actions: integer('actions').notNull().default(0),
    points: height('points').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.address, table.day] })],
);

/** Totals of the chain, kept at write time: nobody counts a big table. */
export const counters = chain.table('counters', {
  name: text('name').$type<CounterName>().primaryKey(),
  value: height('value').notNull().default(0),
});
/** `addresses`: with a row in address_stats. `nfts`: burnt ones included. */
export type CounterName =
  | 'blocks'
  | 'transactions'
  | 'actions'
  | 'energy'
  | 'addresses'
  | 'tokens'
  | 'token_transfers'
  | 'nfts';

/** The chain's UTC days, by the time of the blocks; a day without blocks has no row. */
export const dailyStats = chain.table('daily_stats', {
  day: date('day', { mode: 'string' }).primaryKey(),
  blocks: integer('blocks').notNull().default(0),
  transactions: integer('transactions').notNull().default(0),
  failedTransactions: integer('failed_transactions').notNull().default(0),
  actions: integer('actions').notNull().default(0),
  /** Energy Points recorded, less those revoked on this day. */
  points: height('points').notNull().default(0),
  gasUsed: height('gas_used').notNull().default(0),
  /** Wei. */
  fees: sum('fees')
    .notNull()
    .default(sql`0`),
  tokenTransfers: integer('token_transfers').notNull().default(0),
  /** Addresses that took part in a transaction of the day. */
  activeAddresses: integer('active_addresses').notNull().default(0),
  /** Those of them that were never seen before. */
  newAddresses: integer('new_addresses').notNull().default(0),
});

/** Actions and points per kind of action and UTC day. Revoked ones stay counted on the day they were recorded. */
export const dailyActions = chain.table(
  'daily_actions',
  {
    day: date('day', { mode: 'string' }).notNull(),
    actionKey: text('action_key').notNull(),
    actions: integer('actions').notNull().default(0),
    points: height('points').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.actionKey] })],
);

/** The reward catalogue as the ledger contract holds it now. */
export const actionTypes = chain.table('action_types', {
  actionKey: text('action_key').primaryKey(),
  /** The ledger takes 32 bits without a sign, which an integer does not hold: one row of its curator would end the index. */
  points: height('points').notNull(),
  cooldownSeconds: height('cooldown_seconds').notNull(),
  /** 0 = no cap. */
  dailyCap: integer('daily_cap').notNull(),
  lifetimeCap: integer('lifetime_cap').notNull(),
  source: text('source').$type<'browser' | 'server' | 'chain'>().notNull(),
  isActive: boolean('is_active').notNull(),
  blockNumber: height('block_number').notNull(),
});

/** One row: which chain this projection is of, and how far it has come. */
export const syncState = chain.table('sync_state', {
  id: smallint('id').primaryKey().default(1),
  genesisHash: hexBytes('genesis_hash').notNull(),
  blockNumber: height('block_number').notNull(),
  blockHash: hexBytes('block_hash').notNull(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});

/** Where the product's own contracts stand on this chain, by their name. Written by the worker at its start. */
export const deployedContracts = chain.table('contracts', {
  name: text('name').$type<ContractName>().primaryKey(),
  address: hexBytes('address').notNull(),
  deployedAtBlock: height('deployed_at_block').notNull(),
});
