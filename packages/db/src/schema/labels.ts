import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { LabelKind } from '@nova/shared/labels/constants';
import type { WatchedAsset } from '@nova/shared/watchlist/constants';
import { users } from './account.ts';
import { amount, chainTime, height, hexBytes, time } from '../column-types.ts';
import { app } from './schemas.ts';

/** What people add to addresses: public labels, private notes, and watched addresses with their events. */

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Public labels that administrators set on addresses. Written by the api. */
export const addressLabels = app.table(
  'address_labels',
  {
    /** Order of creation, by which the list is paginated. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    address: hexBytes('address').notNull().unique(),
    name: text('name').notNull(),
    kind: text('kind').$type<LabelKind>(),
    /** A page about the address, `https://…`. */
    url: text('url'),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [index('address_labels_name').on(sql`lower(${table.name}) text_pattern_ops`)],
);

/** Private notes of accounts on addresses and transactions. Written by the api. */
export const privateNotes = app.table(
  'private_notes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    /** The address (20 bytes) or the hash of the transaction (32 bytes). */
    subject: hexBytes('subject').notNull(),
    text: text('text').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    unique('private_notes_subject').on(table.userId, table.subject),
    index('private_notes_user').on(table.userId, table.id),
  ],
);

/** Addresses that accounts watch. Written by the api; the worker writes `mailed_at`. */
export const watchedAddresses = app.table(
  'watched_addresses',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    address: hexBytes('address').notNull(),
    hasNac: boolean('has_nac').notNull(),
    hasTokens: boolean('has_tokens').notNull(),
    hasNfts: boolean('has_nfts').notNull(),
    wantsMail: boolean('wants_mail').notNull(),
    /** Part of the unsubscribe link: it ends the emails about this address and allows nothing else. */
    mailKey: uuid('mail_key')
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()`),
    /** Time of the last email about this address. */
    mailedAt: time('mailed_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    unique('watched_addresses_user').on(table.userId, table.address),
    index('watched_addresses_list').on(table.userId, table.id),
    index('watched_addresses_address').on(table.address),
  ],
);

/** What came in or went out at a watched address. Written by the worker, which removes it after a reorg. */
export const watchEvents = app.table(
  'watch_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    watchId: bigint('watch_id', { mode: 'number' })
      .notNull()
      .references(() => watchedAddresses.id, { onDelete: 'cascade' }),
    userId: owner(),
    blockNumber: height('block_number').notNull(),
    transactionHash: hexBytes('transaction_hash').notNull(),
    asset: text('asset').$type<WatchedAsset>().notNull(),
    isIncoming: boolean('is_incoming').notNull(),
    /** The other side of the transfer. */
    counterparty: hexBytes('counterparty').notNull(),
    /** Null for NAC. */
    token: hexBytes('token'),
    /** In smallest units. */
    amount: amount('amount').notNull(),
    tokenId: amount('token_id'),
    /** Position in the block: of the transaction, the call inside it, or the event and its item. */
    position: text('position').notNull(),
    timestamp: chainTime('timestamp').notNull(),
    /** The notification about it; shared by all events of one address that were found together. */
    notificationId: bigint('notification_id', { mode: 'number' }),
    /** False until an email has named it or none is wanted. */
    isMailDone: boolean('is_mail_done').notNull(),
  },
  (table) => [
    unique('watch_events_once').on(table.watchId, table.blockNumber, table.position, table.isIncoming),
    index('watch_events_user').on(table.userId, table.id),
    index('watch_events_block').on(table.blockNumber),
    index('watch_events_timestamp').on(table.timestamp),
    index('watch_events_mail')
      .on(table.watchId, table.id)
      .where(sql`not is_mail_done`),
  ],
);

/** A single row: the last block whose transfers were compared with the watched addresses. Written by the worker. */
export const watchCursor = app.table('watch_cursor', {
  id: smallint('id').primaryKey().default(1),
  blockNumber: integer('block_number').notNull(),
  blockHash: hexBytes('block_hash').notNull(),
});

/** The secret address of an account's feed. Written by the api. */
export const watchFeeds = app.table('watch_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token in the address. */
  tokenHash: hexBytes('token_hash').notNull().unique(),
  createdAt: time('created_at').notNull(),
});
