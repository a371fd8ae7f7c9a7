import { sql } from 'drizzle-orm';
import { boolean, index, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './column-types.ts';
import { app } from './schemas.ts';

/** People. The columns are those the account library expects; a wallet-only user has a `.invalid` address. */
export const users = app.table('users', {
  id: uuid('id')
    .primaryKey()
    .default(sql`gen_random_uuid()`),
  name: text('name').notNull().default(''),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  role: text('role').notNull().default('user'),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});

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
