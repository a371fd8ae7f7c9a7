import type { ApiKind } from '@nova/shared/api-key/constants';
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '@nova/shared/language/language';
import { hexBytes, time } from '../column-types.ts';
import { app } from './schemas.ts';

/**
 * Users. A wallet-only user has an address under `wallet.invalid`, a deleted account one under
 * `deleted.invalid`: its row remains, emptied, because ledger entries reference it. Written by the api.
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
    /** Argon2id with its parameters in PHC format; null for an account without a password. */
    passwordHash: text('password_hash'),
    /** Set by a password reset or a changed address, which delay wallet links (requirement 331). */
    passwordResetAt: time('password_reset_at'),
    /** Language of the last page used, for emails that no page requested. Null until known. */
    language: text('language').$type<Language>(),
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

/** One login on one device: a family of refresh tokens. Deleting the row ends the family. */
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

/** Used refresh tokens (SHA-256, hex): if one is used again, its session is revoked. */
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

/** The operation that a mailed link authorizes. */
export type LinkPurpose = 'confirm_email' | 'reset_password' | 'change_email';

/** Mailed links. Each works once; using it deletes the row. Written by the api. */
export const accountLinks = app.table(
  'account_links',
  {
    /** SHA-256 of the token in the link, hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    /** The address to which the link was sent and which it proves. */
    email: text('email').notNull(),
    /**
     * Password chosen at sign-up. It becomes valid only with this link, so that no one confirms another
     * person's password.
     */
    passwordHash: text('password_hash'),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('account_links_user_id').on(table.userId),
    index('account_links_expires_at').on(table.expiresAt),
  ],
);

/** API keys of accounts, which raise the limits of reading requests. Written by the api. */
export const apiKeys = app.table(
  'api_keys',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** First characters of the key. */
    hint: text('hint').notNull(),
    /** SHA-256 of the key. */
    keyHash: hexBytes('key_hash').notNull().unique(),
    createdAt: time('created_at').notNull().defaultNow(),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [index('api_keys_user').on(table.userId, table.createdAt)],
);

/** Use of API keys by UTC day. Each api adds what it has counted every few seconds. */
export const apiKeyUse = app.table(
  'api_key_use',
  {
    keyId: uuid('key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    api: text('api').$type<ApiKind>().notNull(),
    requests: bigint('requests', { mode: 'number' }).notNull(),
    refused: bigint('refused', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.keyId, table.day, table.api] }),
    index('api_key_use_day').on(table.day),
  ],
);
