import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Hex } from 'viem';
import { users } from './account.ts';
import { amount, height, hexBytes, time } from '../column-types.ts';
import { app } from './schemas.ts';

/**
 * Wallets of users (requirement 113). A wallet belongs to one account; addresses are lowercase. Written by
 * the api.
 */
export const wallets = app.table(
  'wallets',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text('address').notNull().unique(),
    chainId: integer('chain_id').notNull(),
    walletType: text('wallet_type').notNull().default('injected'),
    isPrimary: boolean('is_primary').notNull().default(false),
    lastUsedAt: time('last_used_at').notNull().defaultNow(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('wallets_user_id').on(table.userId),
    index('wallets_created').on(table.createdAt),
    uniqueIndex('wallets_one_primary')
      .on(table.userId)
      .where(sql`is_primary`),
  ],
);

/**
 * Login nonces. Each works once; using it deletes the row. A nonce requested for an address belongs to the
 * message that the server composed for it, and stores the fields of that message. One with an address but no chain was
 * stored with a new passkey, whose account logs in with it without a signature. Written by the api.
 */
export const signInNonces = app.table(
  'sign_in_nonces',
  {
    nonce: text('nonce').primaryKey(),
    expiresAt: time('expires_at').notNull(),
    /** Lowercase. */
    address: text('address'),
    chainId: integer('chain_id'),
    /** Origin of the site named in the message. */
    origin: text('origin'),
  },
  (table) => [
    index('sign_in_nonces_expires_at').on(table.expiresAt),
    index('sign_in_nonces_address')
      .on(table.address, table.expiresAt)
      .where(sql`address is not null`),
  ],
);

/**
 * Public keys of passkeys, so that another device with the same passkey finds the account: a browser tells the public
 * key only when the passkey is created. Nothing here is secret, and no row ever changes. Written by the api, and by the
 * worker when a recovery has made a new passkey the owner of an account.
 */
export const passkeys = app.table(
  'passkeys',
  {
    /** Chosen by the authenticator. */
    credentialId: hexBytes('credential_id').primaryKey(),
    /** Coordinates of the public key on P-256, 32 bytes each. */
    x: hexBytes('x').notNull(),
    y: hexBytes('y').notNull(),
    /** Account of the key, whether or not it is deployed. */
    address: hexBytes('address').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('passkeys_address').on(table.address)],
);

/**
 * Recoveries of accounts with a passkey: the new passkey, and the state for which guardians sign. Created by the api;
 * `start_operation_id` is written by the worker once two guardians have signed.
 */
export const recoveries = app.table(
  'recoveries',
  {
    /** Random, because it is part of the link that guardians get. */
    id: text('id').primaryKey(),
    account: hexBytes('account').notNull(),
    /** Coordinates of the new passkey's public key, and its ID. */
    x: hexBytes('x').notNull(),
    y: hexBytes('y').notNull(),
    credentialId: hexBytes('credential_id').notNull(),
    /** The account's guardians in their order; signatures are void once it changes. */
    guardians: jsonb('guardians').$type<readonly { readonly x: Hex; readonly y: Hex }[]>().notNull(),
    nonce: amount('nonce').notNull(),
    deadline: time('deadline').notNull(),
    /** Newest block at the creation; events of this recovery are in later ones. */
    createdBlock: height('created_block').notNull(),
    createdAt: time('created_at').notNull(),
    /** The last mailed link: when it was asked for, and the SHA-256 of its token. */
    emailRequestedAt: time('email_requested_at'),
    emailTokenHash: hexBytes('email_token_hash'),
    emailConfirmedAt: time('email_confirmed_at'),
    startOperationId: hexBytes('start_operation_id'),
    completeOperationId: hexBytes('complete_operation_id'),
  },
  (table) => [
    index('recoveries_account').on(table.account, table.createdAt),
    index('recoveries_open')
      .on(table.deadline)
      .where(sql`start_operation_id is null`),
  ],
);

/** Signatures of guardians, one per guardian. Written by the api, and by the worker for its own guardian. */
export const recoverySignatures = app.table(
  'recovery_signatures',
  {
    recoveryId: text('recovery_id')
      .notNull()
      .references(() => recoveries.id, { onDelete: 'cascade' }),
    /** Position of the guardian in the account's list. */
    index: integer('index').notNull(),
    signature: hexBytes('signature').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.recoveryId, table.index] })],
);
