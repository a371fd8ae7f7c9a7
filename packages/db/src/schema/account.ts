import { sql } from 'drizzle-orm';
import { boolean, index, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './column-types.ts';
import { app } from './schemas.ts';

/**
 * People. A wallet-only user has an address under `wallet.invalid`, a deleted account one under `deleted.invalid`: its
 * row stays, empty, because the books point at it. Written by the api.
 */
export const users = app.table(
  'users',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    name: text('name').notNull().default(''),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    role: text('role').notNull().default('user'),
    /** Argon2id with its parameters, as PHC string; null for an account without password. */
    passwordHash: text('password_hash'),
    /** Set by a password reset and by a changed address: links of wallets then wait (requirement 331). */
    passwordResetAt: time('password_reset_at'),
    /** Of the page that was used last: in it go letters that no page has asked for. Null before any has said so. */
    language: text('language').$type<'en' | 'de'>(),
    deletedAt: time('deleted_at'),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('users_created').on(table.createdAt, table.id),
    index('users_with_role')
      .on(table.createdAt, table.id)
      .where(sql`role <> 'user'`),
  ],
);

/** One sign-in on one device: a family of refresh tokens. Deleting the row ends the family. */
export const sessions = app.table(
  'sessions',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the current refresh token, hex. The token itself is never stored. */
    token: text('token').notNull().unique(),
    expiresAt: time('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user_id').on(table.userId)],
);

/** Refresh tokens that were already used (SHA-256, hex): seeing one again revokes its session. */
export const usedRefreshTokens = app.table(
  'used_refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    usedAt: time('used_at').notNull().defaultNow(),
  },
  (table) => [index('used_refresh_tokens_session_id').on(table.sessionId)],
);

/** What a mailed link may do. */
export type LinkPurpose = 'confirm_email' | 'reset_password' | 'change_email';

/** Links that were mailed: used once, by deleting the row. Written by the api. */
export const accountLinks = app.table(
  'account_links',
  {
    /** SHA-256 of the token in the link, hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    /** The address the link was sent to and proves. */
    email: text('email').notNull(),
    /** Password chosen at sign-up: it counts once this very link is used, so nobody confirms a stranger's password. */
    passwordHash: text('password_hash'),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('account_links_user_id').on(table.userId),
    index('account_links_expires_at').on(table.expiresAt),
  ],
);
