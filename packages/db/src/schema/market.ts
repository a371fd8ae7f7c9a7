import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { NftEventKind, NftState } from '@nova/shared/nft/states';
import type { RarityTier } from '@nova/shared/nft/rarity';
import { users } from './account.ts';
import { amount, chainTime, height, hexBytes, sum, ticket, time } from '../column-types.ts';
import { app, chain } from './schemas.ts';

/** Words for full-text search. */
const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const id = (name: string) => bigint(name, { mode: 'number' });

/**
 * NovaNFT tokens as shown by the market: one narrow row each, so that every filter and order is an index
 * scan. Fields derived from the chain are recomputed from events whenever one is added or removed.
 */
export const marketNfts = chain.table(
  'market_nfts',
  {
    tokenId: id('token_id').primaryKey(),
    /** 0 means none. */
    collectionId: id('collection_id').notNull(),
    creator: hexBytes('creator').notNull(),
    owner: hexBytes('owner').notNull(),
    isBurnt: boolean('is_burnt').notNull(),
    isPremium: boolean('is_premium').notNull(),
    royaltyBps: integer('royalty_bps').notNull(),
    mintedBlockNumber: height('minted_block_number').notNull(),
    mintedTxIndex: integer('minted_tx_index').notNull(),
    mintedAt: chainTime('minted_at').notNull(),
    /** `listed` if it can be bought, regardless of the expiry time. */
    state: text('state').$type<NftState>().notNull(),
    /** Price of a listing since which the token has not moved, whether it can be bought or not. */
    priceWei: amount('price_wei'),
    listedBlockNumber: height('listed_block_number'),
    listedLogIndex: integer('listed_log_index'),
    listedAt: chainTime('listed_at'),
    expiresAt: time('expires_at'),
    feeBps: integer('fee_bps'),
    /** True if it is listed and the marketplace may transfer it. */
    isApproved: boolean('is_approved').notNull(),
    lastSaleWei: amount('last_sale_wei'),
    lastSaleBlockNumber: height('last_sale_block_number'),
    lastSaleLogIndex: integer('last_sale_log_index'),
    /** From the metadata. */
    name: text('name'),
    imageKey: text('image_key'),
    modelKey: text('model_key'),
    metadataCid: text('metadata_cid'),
    /** Names and values of its properties, joined by a unit separator. */
    traits: text('traits')
      .array()
      .notNull()
      .default(sql`'{}'`),
    search: searchVector('search'),
    rarity: text('rarity').$type<RarityTier>(),
    rarityRank: integer('rarity_rank'),
    /** Share within its collection in millionths. */
    raritySharePpm: integer('rarity_share_ppm'),
    rarityScore: doublePrecision('rarity_score'),
  },
  (table) => [
    index('market_nfts_price')
      .on(table.priceWei, table.tokenId)
      .where(sql`state = 'listed'`),
    index('market_nfts_listed')
      .on(table.listedBlockNumber, table.listedLogIndex)
      .where(sql`state = 'listed'`),
    // Covers all rows although only listings expire: the planner would prefer a partial index for scans of
    // all listings.
    index('market_nfts_expires').on(table.expiresAt),
    index('market_nfts_collection').on(table.collectionId, table.tokenId),
    index('market_nfts_collection_price')
      .on(table.collectionId, table.priceWei, table.tokenId)
      .where(sql`state = 'listed'`),
    index('market_nfts_collection_rarity')
      .on(table.collectionId, table.raritySharePpm, table.tokenId)
      .where(sql`rarity_share_ppm is not null`),
    index('market_nfts_rarity')
      .on(table.raritySharePpm, table.tokenId)
      .where(sql`rarity_share_ppm is not null`),
    index('market_nfts_tier')
      .on(table.rarity, table.tokenId)
      .where(sql`rarity is not null`),
    index('market_nfts_sold')
      .on(table.lastSaleBlockNumber, table.lastSaleLogIndex)
      .where(sql`last_sale_block_number is not null`),
    index('market_nfts_owner').on(table.owner, table.tokenId),
    index('market_nfts_creator').on(table.creator, table.tokenId),
    index('market_nfts_state').on(table.state, table.tokenId),
    index('market_nfts_premium')
      .on(table.tokenId)
      .where(sql`is_premium`),
    index('market_nfts_traits').using('gin', table.traits),
    index('market_nfts_search').using('gin', table.search),
    index('market_nfts_metadata').on(table.metadataCid),
  ],
);

/** Events of NovaNFT tokens, from which `market_nfts` and all histories are derived. */
export const nftEvents = chain.table(
  'nft_events',
  {
    blockNumber: height('block_number').notNull(),
    logIndex: integer('log_index').notNull(),
    txIndex: integer('tx_index').notNull(),
    tokenId: id('token_id').notNull(),
    /**
     * Never `price_changed`: whether a listing replaces another one is determined when the history is read.
     */
    kind: text('kind').$type<Exclude<NftEventKind, 'price_changed'>>().notNull(),
    from: hexBytes('from').notNull(),
    to: hexBytes('to'),
    priceWei: amount('price_wei'),
    expiresAt: time('expires_at'),
    feeBps: integer('fee_bps'),
    feeWei: amount('fee_wei'),
    royaltyWei: amount('royalty_wei'),
    /** True for the transfer of a sale: counted as a movement but not shown next to the sale. */
    isOfSale: boolean('is_of_sale').notNull().default(false),
    /** Collection of a minted token. */
    collectionId: id('collection_id'),
    isPremium: boolean('is_premium'),
    royaltyBps: integer('royalty_bps'),
    timestamp: chainTime('timestamp').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockNumber, table.logIndex] }),
    index('nft_events_token').on(table.tokenId, table.blockNumber, table.logIndex),
    // Finds a token's last movement and sale in one step, regardless of the number of listings.
    index('nft_events_moves')
      .on(table.tokenId, table.blockNumber, table.logIndex)
      .where(sql`kind in ('minted', 'transferred', 'burnt')`),
    index('nft_events_token_sales')
      .on(table.tokenId, table.blockNumber, table.logIndex)
      .where(sql`kind = 'sold'`),
    index('nft_events_sales')
      .on(table.blockNumber, table.logIndex)
      .where(sql`kind = 'sold'`),
  ],
);

/** Approvals of the marketplace by owners, for one token or for all of theirs (`token_id` null). */
export const nftApprovals = chain.table(
  'nft_approvals',
  {
    blockNumber: height('block_number').notNull(),
    logIndex: integer('log_index').notNull(),
    owner: hexBytes('owner').notNull(),
    tokenId: id('token_id'),
    isApproved: boolean('is_approved').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockNumber, table.logIndex] }),
    index('nft_approvals_token').on(table.tokenId, table.blockNumber, table.logIndex),
    index('nft_approvals_owner')
      .on(table.owner, table.blockNumber, table.logIndex)
      .where(sql`token_id is null`),
  ],
);

/** Collections of NovaNFT. The same code adds and subtracts counts. */
export const nftCollections = chain.table(
  'nft_collections',
  {
    collectionId: id('collection_id').primaryKey(),
    name: text('name').notNull(),
    metadataUri: text('metadata_uri'),
    metadataCid: text('metadata_cid'),
    owner: hexBytes('owner').notNull(),
    creator: hexBytes('creator').notNull(),
    createdBlockNumber: height('created_block_number').notNull(),
    createdLogIndex: integer('created_log_index').notNull(),
    createdAt: chainTime('created_at').notNull(),
    itemCount: integer('item_count').notNull().default(0),
    listedCount: integer('listed_count').notNull().default(0),
    saleCount: integer('sale_count').notNull().default(0),
    volumeWei: sum('volume_wei')
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    index('nft_collections_volume').on(table.volumeWei, table.collectionId),
    index('nft_collections_items').on(table.itemCount, table.collectionId),
    index('nft_collections_owner').on(table.owner, table.collectionId),
    index('nft_collections_name').on(sql`lower(${table.name}) text_pattern_ops`),
    index('nft_collections_metadata').on(table.metadataCid),
  ],
);

/**
 * Owners of a collection by the position from which they owned it, so that a reorg can restore the earlier
 * one.
 */
export const nftCollectionOwners = chain.table(
  'nft_collection_owners',
  {
    blockNumber: height('block_number').notNull(),
    logIndex: integer('log_index').notNull(),
    collectionId: id('collection_id').notNull(),
    owner: hexBytes('owner').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockNumber, table.logIndex] }),
    index('nft_collection_owners_collection').on(table.collectionId, table.blockNumber, table.logIndex),
  ],
);

/** Number of NFTs per property of a collection, computed together with the rarities. */
export const nftTraits = chain.table(
  'nft_traits',
  {
    collectionId: id('collection_id').notNull(),
    name: text('name').notNull(),
    value: text('value').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.name, table.value] })],
);

/** Collections whose rarities must be recomputed. */
export const pendingRarities = chain.table(
  'pending_rarities',
  {
    collectionId: id('collection_id').primaryKey(),
    ticket: ticket(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
  },
  (table) => [index('pending_rarities_due').on(table.nextAttemptAt)],
);

/** NFTs whose metadata a user requested to be read again. Written by the api; deleted by the worker. */
export const nftRefreshes = app.table('nft_refreshes', {
  tokenId: id('token_id').primaryKey(),
  requestedAt: time('requested_at').notNull(),
});

/** Reports by users, one per account and NFT. Written by the api. */
export const nftReports = app.table(
  'nft_reports',
  {
    tokenId: id('token_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    text: text('text').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenId, table.userId] }),
    index('nft_reports_user').on(table.userId, table.createdAt),
    index('nft_reports_newest').on(table.createdAt, table.tokenId),
  ],
);

/** NFTs that an administrator has removed from lists. Written by the api. */
export const hiddenNfts = app.table(
  'hidden_nfts',
  {
    tokenId: id('token_id').primaryKey(),
    reason: text('reason').notNull(),
    hiddenAt: time('hidden_at').notNull(),
  },
  (table) => [index('hidden_nfts_newest').on(table.hiddenAt, table.tokenId)],
);
