import type { ClientBase } from 'pg';
import { toBytea } from '@nova/runtime/hex-bytes';
import { insertRows, type RowTarget } from '../../lib/insert-rows.ts';
import type {
  ApprovalRow,
  CollectionOwnerRow,
  CollectionRow,
  EventRow,
  MarketRows,
} from './collect-market.ts';

const textOf = (amount: bigint | undefined) => (amount === undefined ? null : amount.toString());
const timeOf = (seconds: number | undefined) =>
  seconds === undefined ? null : new Date(seconds * 1000).toISOString();

const EVENTS: RowTarget<EventRow> = {
  table: 'chain.nft_events',
  columns: [
    ['block_number', 'bigint', (row) => row.blockNumber],
    ['log_index', 'integer', (row) => row.logIndex],
    ['tx_index', 'integer', (row) => row.txIndex],
    ['token_id', 'bigint', (row) => row.tokenId],
    ['kind', 'text', (row) => row.kind],
    ['from', 'bytea', (row) => toBytea(row.from)],
    ['to', 'bytea', (row) => (row.to === null ? null : toBytea(row.to))],
    ['price_wei', 'numeric', (row) => textOf(row.priceWei)],
    ['expires_at', 'timestamptz', (row) => timeOf(row.expiresAtSeconds)],
    ['fee_bps', 'integer', (row) => row.feeBps ?? null],
    ['fee_wei', 'numeric', (row) => textOf(row.feeWei)],
    ['royalty_wei', 'numeric', (row) => textOf(row.royaltyWei)],
    ['is_of_sale', 'boolean', (row) => row.isOfSale ?? false],
    ['collection_id', 'bigint', (row) => row.collectionId ?? null],
    ['is_premium', 'boolean', (row) => row.isPremium ?? null],
    ['royalty_bps', 'integer', (row) => row.royaltyBps ?? null],
    ['timestamp', 'timestamptz', (row) => row.timestamp],
  ],
};

// Columns derived from events are filled in right afterwards.
const TOKENS: RowTarget<EventRow> = {
  table: 'chain.market_nfts',
  columns: [
    ['token_id', 'bigint', (row) => row.tokenId],
    ['collection_id', 'bigint', (row) => row.collectionId ?? 0],
    ['creator', 'bytea', (row) => toBytea(row.from)],
    ['owner', 'bytea', (row) => toBytea(row.from)],
    ['is_burnt', 'boolean', () => false],
    ['is_premium', 'boolean', (row) => row.isPremium ?? false],
    ['royalty_bps', 'integer', (row) => row.royaltyBps ?? 0],
    ['minted_block_number', 'bigint', (row) => row.blockNumber],
    ['minted_tx_index', 'integer', (row) => row.txIndex],
    ['minted_at', 'timestamptz', (row) => row.timestamp],
    ['state', 'text', () => 'not_for_sale'],
    ['is_approved', 'boolean', () => false],
  ],
};

const APPROVALS: RowTarget<ApprovalRow> = {
  table: 'chain.nft_approvals',
  columns: [
    ['block_number', 'bigint', (row) => row.blockNumber],
    ['log_index', 'integer', (row) => row.logIndex],
    ['owner', 'bytea', (row) => toBytea(row.owner)],
    ['token_id', 'bigint', (row) => row.tokenId],
    ['is_approved', 'boolean', (row) => row.isApproved],
  ],
};

const COLLECTIONS: RowTarget<CollectionRow> = {
  table: 'chain.nft_collections',
  columns: [
    ['collection_id', 'bigint', (row) => row.collectionId],
    ['name', 'text', (row) => row.name],
    ['metadata_uri', 'text', (row) => row.metadataUri],
    ['metadata_cid', 'text', (row) => row.metadataCid],
    ['owner', 'bytea', (row) => toBytea(row.creator)],
    ['creator', 'bytea', (row) => toBytea(row.creator)],
    ['created_block_number', 'bigint', (row) => row.blockNumber],
    ['created_log_index', 'integer', (row) => row.logIndex],
    ['created_at', 'timestamptz', (row) => row.timestamp],
  ],
};

const COLLECTION_OWNERS: RowTarget<CollectionOwnerRow> = {
  table: 'chain.nft_collection_owners',
  columns: [
    ['block_number', 'bigint', (row) => row.blockNumber],
    ['log_index', 'integer', (row) => row.logIndex],
    ['collection_id', 'bigint', (row) => row.collectionId],
    ['owner', 'bytea', (row) => toBytea(row.owner)],
  ],
};

/** Writes the market's events and the rows of new tokens and collections. */
export async function writeMarketRows(client: ClientBase, rows: MarketRows): Promise<void> {
  await insertRows(client, COLLECTIONS, rows.collections);
  await insertRows(client, COLLECTION_OWNERS, rows.collectionOwners);
  await refreshCollectionOwners(client, rows.collectionOwners);
  await insertRows(client, EVENTS, rows.events);
  await insertRows(client, APPROVALS, rows.approvals);
  await insertRows(
    client,
    TOKENS,
    rows.events.filter(({ kind }) => kind === 'minted'),
  );
}

/** Deletes the market's events from this height on, and the tokens and collections created there. */
export async function deleteMarketRows(client: ClientBase, fromHeight: number): Promise<void> {
  await client.query('delete from chain.nft_events where block_number >= $1', [fromHeight]);
  await client.query('delete from chain.nft_approvals where block_number >= $1', [fromHeight]);
  await client.query('delete from chain.nft_collection_owners where block_number >= $1', [fromHeight]);
  await client.query('delete from chain.market_nfts where minted_block_number >= $1', [fromHeight]);
  const { rows } = await client.query<{ collection_id: string }>(
    'delete from chain.nft_collections where created_block_number >= $1 returning collection_id',
    [fromHeight],
  );
  const collectionIds = rows.map((row) => row.collection_id);
  await client.query('delete from chain.nft_traits where collection_id = any($1::bigint[])', [collectionIds]);
}

/** Sets the owner of each collection to the last known one. */
export async function refreshCollectionOwners(
  client: ClientBase,
  touched: readonly CollectionOwnerRow[],
): Promise<void> {
  if (touched.length === 0) return;
  await client.query(
    `update chain.nft_collections collection set owner = last.owner
     from unnest($1::bigint[]) as touched (collection_id)
     cross join lateral (
       select owner from chain.nft_collection_owners kept where kept.collection_id = touched.collection_id
       order by block_number desc, log_index desc limit 1
     ) last
     where collection.collection_id = touched.collection_id`,
    [[...new Set(touched.map((row) => row.collectionId))]],
  );
}
