import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { time } from '../column-types.ts';
import { app } from './schemas.ts';

/** Notifications of users. Inserted with `notify`; the api marks them as read. */
export const notifications = app.table(
  'notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** Values for the text of this kind: points, a wallet, a block. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    readAt: time('read_at'),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.id),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`read_at is null`),
  ],
);
