import { sql } from 'drizzle-orm';
import { bigint, date, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ApiKind } from '@nova/shared/api-key/schemas';
import { users } from './account.ts';
import { hexBytes, time } from './column-types.ts';
import { app } from './schemas.ts';

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
