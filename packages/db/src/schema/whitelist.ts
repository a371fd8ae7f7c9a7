import { sql } from 'drizzle-orm';
import { bigserial, index, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '@nova/shared/language/language';
import { users } from './account.ts';
import { time } from '../column-types.ts';
import { app } from './schemas.ts';

/** Sign-ups for the presale whitelist (requirement 319). Leaving deletes the row. Written by the api. */
export const whitelistSignUps = app.table(
  'whitelist_signups',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** SHA-256 of the unsubscribe token, which is derived from the address and a secret. */
    key: text('key').notNull().unique(),
    createdAt: time('created_at').notNull().defaultNow(),
    /** Lowercase. */
    email: text('email').notNull(),
    /** The wallet for early purchases, lowercase. It can be changed only with a mailed link. */
    address: text('address'),
    language: text('language').$type<Language>().notNull(),
    /** The logged-in user. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Time at which the mailed link was used; unconfirmed until then. */
    confirmedAt: time('confirmed_at'),
  },
  (table) => [
    index('whitelist_signups_address').on(table.address),
    index('whitelist_signups_unconfirmed')
      .on(table.createdAt)
      .where(sql`confirmed_at is null`),
  ],
);

/**
 * Wallets that an administrator has approved: they may buy before the public sale opens. Written by the api.
 */
export const whitelist = app.table(
  'whitelist',
  {
    /** Lowercase. */
    address: text('address').primaryKey(),
    createdAt: time('created_at').notNull().defaultNow(),
    /** The administrator's proof of identity: `token` or `user`. */
    addedBy: text('added_by').$type<'token' | 'user'>().notNull(),
    addedByUser: uuid('added_by_user').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('whitelist_created').on(table.createdAt, table.address)],
);

/**
 * Newsletter subscribers. Leaving empties the address but keeps the row, so that signing up again is not
 * rewarded again. Written by the api.
 */
export const newsletter = app.table(
  'newsletter',
  {
    /** SHA-256 of the unsubscribe token, which is derived from the address and a secret. */
    key: text('key').primaryKey(),
    createdAt: time('created_at').notNull().defaultNow(),
    /** Lowercase; null after unsubscribing. */
    email: text('email'),
    language: text('language').$type<Language>().notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    confirmedAt: time('confirmed_at'),
    /** Time at which `newsletter_signup` was awarded for this address, to any account. */
    rewardedAt: time('rewarded_at'),
  },
  (table) => [
    index('newsletter_created').on(table.createdAt, table.key),
    index('newsletter_unconfirmed')
      .on(table.createdAt)
      .where(sql`confirmed_at is null`),
  ],
);

/** Mailed links that confirm a sign-up. Each works once; using it deletes the row. Written by the api. */
export const listLinks = app.table(
  'list_links',
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').primaryKey(),
    email: text('email').notNull(),
    /** The lists that it confirms. */
    lists: text('lists').array().$type<('whitelist' | 'newsletter')[]>().notNull(),
    /** The wallet given for the whitelist. */
    address: text('address'),
    language: text('language').$type<Language>().notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('list_links_expires_at').on(table.expiresAt)],
);
