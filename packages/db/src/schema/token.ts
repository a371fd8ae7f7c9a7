import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { amount, chainTime, height, hexBytes, sum, ticket, time } from '../column-types.ts';
import { app, chain } from './schemas.ts';

export type TokenKind = 'erc20' | 'erc721' | 'erc1155';

/** Token transfers from the events of the standards. The zero address represents minting and burning. */
export const tokenTransfers = chain.table(
  'token_transfers',
  {
    blockNumber: height('block_number').notNull(),
    logIndex: integer('log_index').notNull(),
    /** Position in the event: an ERC-1155 batch transfers several items in one. 0 for all others. */
    batchIndex: integer('batch_index').notNull().default(0),
    txIndex: integer('tx_index').notNull(),
    token: hexBytes('token').notNull(),
    kind: text('kind').$type<TokenKind>().notNull(),
    from: hexBytes('from').notNull(),
    to: hexBytes('to').notNull(),
    /** In smallest units; 1 for an ERC-721 token. */
    amount: amount('amount').notNull(),
    /** Null for ERC-20. */
    tokenId: amount('token_id'),
    timestamp: chainTime('timestamp').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockNumber, table.logIndex, table.batchIndex] }),
    index('token_transfers_token').on(table.token, table.blockNumber, table.logIndex, table.batchIndex),
    index('token_transfers_from').on(table.from, table.blockNumber, table.logIndex, table.batchIndex),
    index('token_transfers_to').on(table.to, table.blockNumber, table.logIndex, table.batchIndex),
    index('token_transfers_item')
      .on(table.token, table.tokenId, table.blockNumber, table.logIndex, table.batchIndex)
      .where(sql`token_id is not null`),
  ],
);

/**
 * Contracts with at least one standard transfer event. Counts are derived from the events and exact at each
 * block; names come from the contract, sanitized and truncated (`metadata_state`), and prove nothing.
 */
export const tokens = chain.table(
  'tokens',
  {
    address: hexBytes('address').primaryKey(),
    /** Determined by the first transfer. */
    kind: text('kind').$type<TokenKind>().notNull(),
    name: text('name'),
    symbol: text('symbol'),
    decimals: smallint('decimals'),
    /** Minted less burned, in smallest units (tokens for ERC-721, units of all IDs for ERC-1155). */
    totalSupply: sum('total_supply')
      .notNull()
      .default(sql`0`),
    holderCount: integer('holder_count').notNull().default(0),
    transferCount: height('transfer_count').notNull().default(0),
    firstBlockNumber: height('first_block_number').notNull(),
    metadataState: text('metadata_state').$type<TokenMetadataState>().notNull().default('pending'),
  },
  (table) => [
    index('tokens_holders').on(table.holderCount, table.address),
    index('tokens_symbol').on(sql`lower(${table.symbol}) text_pattern_ops`),
    index('tokens_name').on(sql`lower(${table.name}) text_pattern_ops`),
  ],
);
/** `missing`: the contract returns neither name, symbol nor decimals. */
export type TokenMetadataState = 'pending' | 'read' | 'missing';

/** Tokens whose names must be read. */
export const pendingTokens = chain.table('pending_tokens', {
  address: hexBytes('address').primaryKey(),
  ticket: ticket(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
  lastError: text('last_error'),
});

/**
 * Token balances of addresses, derived from events: units, tokens for ERC-721, or units of all IDs for
 * ERC-1155. Holders have more than 0.
 */
export const tokenBalances = chain.table(
  'token_balances',
  {
    token: hexBytes('token').notNull(),
    holder: hexBytes('holder').notNull(),
    balance: sum('balance').notNull(),
    /** Transfers of this token to or from the holder. */
    transferCount: height('transfer_count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.token, table.holder] }),
    index('token_balances_rich')
      .on(table.token, table.balance, table.holder)
      .where(sql`balance > 0`),
    index('token_balances_holder')
      .on(table.holder, table.token)
      .where(sql`balance > 0`),
  ],
);

/**
 * Tokens of our TokenFactory. Owner and description can change; the values here were read from the contract
 * after its last event about them.
 */
export const createdTokens = chain.table(
  'created_tokens',
  {
    address: hexBytes('address').primaryKey(),
    /** Recipient of the whole initial supply. */
    creator: hexBytes('creator').notNull(),
    /**
     * Operation ID of the outbox row that created it for an account without a wallet; null if a wallet
     * created it.
     */
    operationId: hexBytes('operation_id'),
    /** In smallest units. */
    initialSupply: amount('initial_supply').notNull(),
    /** The zero address once ownership is renounced. */
    owner: hexBytes('owner').notNull(),
    contractUri: text('contract_uri'),
    /** CID of the description, if we store it. */
    metadataCid: text('metadata_cid'),
    blockNumber: height('block_number').notNull(),
    logIndex: integer('log_index').notNull(),
    txIndex: integer('tx_index').notNull(),
    timestamp: chainTime('timestamp').notNull(),
  },
  (table) => [
    index('created_tokens_owner').on(table.owner, table.blockNumber, table.logIndex),
    index('created_tokens_place').on(table.blockNumber, table.logIndex),
    index('created_tokens_operation').on(table.operationId),
    index('created_tokens_metadata').on(table.metadataCid),
  ],
);

/**
 * Tokens ordered by accounts without a wallet; the outbox row with the same ID creates them. Written by the
 * api.
 */
export const tokenOrders = app.table(
  'token_orders',
  {
    operationId: hexBytes('operation_id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The browser's ID of the order: sending it again does not create another order. */
    requestId: text('request_id').notNull(),
    /** The account's own address, which receives everything. */
    owner: hexBytes('owner').notNull(),
    /** The token's future address. */
    token: hexBytes('token').notNull(),
    name: text('name').notNull(),
    symbol: text('symbol').notNull(),
    supply: amount('supply').notNull(),
    contractUri: text('contract_uri').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('token_orders_user').on(table.userId, table.createdAt),
    unique('token_orders_request').on(table.userId, table.requestId),
  ],
);

/** Reports by users, one per account and token. Written by the api. */
export const tokenReports = app.table(
  'token_reports',
  {
    token: hexBytes('token').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    text: text('text').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.token, table.userId] }),
    index('token_reports_user').on(table.userId, table.createdAt),
    index('token_reports_newest').on(table.createdAt, table.token),
  ],
);

/** Tokens whose texts an administrator has hidden. Written by the api. */
export const hiddenTokens = app.table(
  'hidden_tokens',
  {
    token: hexBytes('token').primaryKey(),
    reason: text('reason').notNull(),
    hiddenAt: time('hidden_at').notNull(),
  },
  (table) => [index('hidden_tokens_newest').on(table.hiddenAt, table.token)],
);
