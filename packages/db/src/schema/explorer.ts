import { boolean, customType, date, index, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { ContractName } from '@nova/shared/chain/deployment';
import { amount, chainTime as time, height, hexBytes, sum } from '../column-types.ts';
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
    /** With milliseconds if the engine provides them. */
    timestamp: time('timestamp').notNull(),
    size: integer('size').notNull(),
    gasUsed: height('gas_used').notNull(),
    gasLimit: height('gas_limit').notNull(),
    /** Wei; null on a chain without EIP-1559. */
    baseFeePerGas: amount('base_fee_per_gas'),
    transactionCount: integer('transaction_count').notNull(),
    miner: hexBytes('miner').notNull(),
    stateRoot: hexBytes('state_root').notNull(),
    transactionsRoot: hexBytes('transactions_root').notNull(),
    receiptsRoot: hexBytes('receipts_root').notNull(),
    extraData: hexBytes('extra_data').notNull(),
  },
  (table) => [
    // Finds the height of a time; all other queries use the height.
    index('blocks_timestamp').on(table.timestamp, table.number),
    // Finds the blocks of one sealer; without it, an address that sealed none would require a full scan.
    index('blocks_miner').on(table.miner, table.number),
  ],
);

/** Rows are keyed by position; the time is duplicated so that lists need no join for it. */
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
    /** Effective price per gas in wei. */
    gasPrice: amount('gas_price').notNull(),
    /** Maximum price the sender offered; null for a transaction with a fixed price. */
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

/**
 * Matches the standard approval events: `Approval` of ERC-20 and ERC-721, and `ApprovalForAll` of ERC-721 and
 * ERC-1155. A literal, because a query uses the partial indexes only if it repeats their condition.
 */
export const IS_APPROVAL =
  "topics[1] in ('\\x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'::bytea, '\\x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31'::bytea)";

/**
 * Matches `UserOperationEvent` of EntryPoint 0.7 and 0.8: topics are the operation's hash, its sender and its
 * paymaster. A literal, because a query uses the partial indexes only if it repeats their condition.
 */
export const isUserOperation = (table: string) =>
  `${table}.topics[1] = '\\x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'::bytea and ` +
  `${table}.address in ('\\x0000000071727de22e5e9d8baf0edac6f37da032'::bytea, '\\x4337084d9e255ff0702461cf8895ce9e3b5ff108'::bytea)`;

const IS_USER_OPERATION = sql.raw(isUserOperation('logs').replaceAll('logs.', ''));

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
    // `CommunityRewards.Converted` by account: finds one account's conversions among all.
    index('logs_converted')
      .on(sql`(${table.topics}[2])`, table.blockNumber, table.logIndex)
      .where(sql`(topics[1]) = '\\xe8e327a81bf019d3af2e7baa0c6f3dcb5231127e9a5f3448d9819d7faef21f9d'::bytea`),
    // Approvals by owner, newest first.
    index('logs_approvals')
      .on(sql`(${table.topics}[2])`, table.blockNumber, table.logIndex)
      .where(sql.raw(IS_APPROVAL)),
    // Finds whether a later event replaced an approval: the fourth topic is an NFT, the third a spender.
    index('logs_approvals_replaced')
      .on(
        sql`(${table.topics}[2])`,
        table.address,
        sql`(${table.topics}[1])`,
        sql`(coalesce(${table.topics}[4], ${table.topics}[3]))`,
        table.blockNumber,
        table.logIndex,
      )
      .where(sql.raw(IS_APPROVAL)),
    // User operations of all, by hash, by sender and by paymaster, newest first.
    index('logs_user_operations').on(table.blockNumber, table.logIndex).where(IS_USER_OPERATION),
    index('logs_user_operations_hash')
      .on(sql`(${table.topics}[2])`)
      .where(IS_USER_OPERATION),
    index('logs_user_operations_sender')
      .on(sql`(${table.topics}[3])`, table.blockNumber, table.logIndex)
      .where(IS_USER_OPERATION),
    index('logs_user_operations_paymaster')
      .on(sql`(${table.topics}[4])`, table.blockNumber, table.logIndex)
      .where(IS_USER_OPERATION),
  ],
);

/**
 * Blocks that a reorg removed from the chain. They are found by hash and have a list of their own. The
 * replacement is the current block at that height. The chain no longer reports orphaned blocks, so a rebuilt
 * index starts without them.
 */
export const orphanedBlocks = chain.table(
  'orphaned_blocks',
  {
    hash: hexBytes('hash').primaryKey(),
    number: height('number').notNull(),
    parentHash: hexBytes('parent_hash').notNull(),
    timestamp: time('timestamp').notNull(),
    miner: hexBytes('miner').notNull(),
    orphanedAt: time('orphaned_at').notNull().defaultNow(),
  },
  (table) => [index('orphaned_blocks_number').on(table.number, table.hash)],
);

/** Transactions of orphaned blocks. Most of them are in the chain again, in another block. */
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

/** Actions as recorded by the ledger contract. */
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
    /** Block that revoked the credit; null if not revoked. */
    revokedBlockNumber: height('revoked_block_number'),
  },
  (table) => [
    primaryKey({ columns: [table.blockNumber, table.logIndex] }),
    index('chain_actions_account').on(table.account, table.blockNumber, table.logIndex),
    // Covers queries by position for actions of a kind and the transactions that prove them.
    index('chain_actions_key').on(table.actionKey, table.blockNumber, table.txIndex, table.logIndex),
  ],
);

/** Participants of transactions: sender, target, created contract, or the account of an action. */
export const addressTransactions = chain.table(
  'address_transactions',
  {
    address: hexBytes('address').notNull(),
    blockNumber: height('block_number').notNull(),
    txIndex: integer('tx_index').notNull(),
  },
  (table) => [primaryKey({ columns: [table.address, table.blockNumber, table.txIndex] })],
);

/** Counters per address, updated in the block's own transaction. */
export const addressStats = chain.table(
  'address_stats',
  {
    address: hexBytes('address').primaryKey(),
    transactionCount: height('transaction_count').notNull().default(0),
    actionCount: height('action_count').notNull().default(0),
    energyEarned: height('energy_earned').notNull().default(0),
    /** The ledger's balanceOf: points earned, less spent and revoked ones. */
    energySpendable: height('energy_spendable').notNull().default(0),
    /** Token transfers to or from the address; a transfer to itself counts once. */
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

/** Totals of the chain, updated with each block, so that no query counts a large table. */
export const counters = chain.table('counters', {
  name: text('name').$type<CounterName>().primaryKey(),
  value: height('value').notNull().default(0),
});
/** `addresses`: those with a row in address_stats. `nfts`: includes burned ones. */
export type CounterName =
  | 'blocks'
  | 'transactions'
  | 'actions'
  | 'energy'
  | 'addresses'
  | 'tokens'
  | 'token_transfers'
  | 'nfts';

/** The chain's UTC days by block time; a day without blocks has no row. */
export const dailyStats = chain.table('daily_stats', {
  day: date('day', { mode: 'string' }).primaryKey(),
  blocks: integer('blocks').notNull().default(0),
  transactions: integer('transactions').notNull().default(0),
  failedTransactions: integer('failed_transactions').notNull().default(0),
  actions: integer('actions').notNull().default(0),
  /** Energy Points recorded, less those revoked on this day. */
  points: height('points').notNull().default(0),
  gasUsed: height('gas_used').notNull().default(0),
  /** In wei. */
  fees: sum('fees')
    .notNull()
    .default(sql`0`),
  tokenTransfers: integer('token_transfers').notNull().default(0),
  /** Addresses that took part in a transaction on this day. */
  activeAddresses: integer('active_addresses').notNull().default(0),
  /** Active addresses that appeared for the first time on this day. */
  newAddresses: integer('new_addresses').notNull().default(0),
});

/**
 * Actions and points by kind of action and UTC day. Revoked ones still count on the day they were recorded.
 */
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

/** The current reward catalog of the ledger contract. */
export const actionTypes = chain.table('action_types', {
  actionKey: text('action_key').primaryKey(),
  /**
   * The ledger uses unsigned 32-bit values, which do not fit an integer: one large entry by its curator
   * would stop the indexer.
   */
  points: height('points').notNull(),
  cooldownSeconds: height('cooldown_seconds').notNull(),
  /** 0 means no cap. */
  dailyCap: integer('daily_cap').notNull(),
  lifetimeCap: integer('lifetime_cap').notNull(),
  source: text('source').$type<'browser' | 'server' | 'chain'>().notNull(),
  isActive: boolean('is_active').notNull(),
  blockNumber: height('block_number').notNull(),
});

/** A single row: the chain of this projection and its progress. */
export const syncState = chain.table('sync_state', {
  id: smallint('id').primaryKey().default(1),
  genesisHash: hexBytes('genesis_hash').notNull(),
  blockNumber: height('block_number').notNull(),
  blockHash: hexBytes('block_hash').notNull(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});

/**
 * Moves of the chain to another network, which continues its heights: block `firstBlock` of the new network follows
 * the last block of the old one, although its parent hash does not say so. Written by `npm run chain:import` alone.
 */
export const moves = chain.table('moves', {
  firstBlock: height('first_block').primaryKey(),
  /** By this hash, the new network is recognized. */
  firstHash: hexBytes('first_hash').notNull(),
  /** Hash of the block before, the last one of the old chain. */
  lastHash: hexBytes('last_hash').notNull(),
  /** Hash of the old chain's first block. */
  genesisHash: hexBytes('genesis_hash').notNull(),
  movedAt: time('moved_at').notNull().defaultNow(),
});

/** Addresses of the product's contracts on this chain by name. Written by the worker when it starts. */
export const deployedContracts = chain.table('contracts', {
  name: text('name').$type<ContractName>().primaryKey(),
  address: hexBytes('address').notNull(),
  deployedAtBlock: height('deployed_at_block').notNull(),
});
