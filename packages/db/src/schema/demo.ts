import { index, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { hexBytes, time } from '../column-types.ts';
import { app } from './schemas.ts';

/** Demo accounts: new, without value, never converting and without a rank. Written by the api. */
export const demoSessions = app.table(
  'demo_sessions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: hexBytes('address').notNull().unique(),
    demoType: text('demo_type').notNull(),
    /** The client's network as a keyed hash. */
    network: text('network').notNull(),
    /** The client's IPv6 /48 as a keyed hash; null for IPv4. */
    wideNetwork: text('wide_network'),
    createdAt: time('created_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [
    index('demo_sessions_expires_at').on(table.expiresAt),
    index('demo_sessions_network').on(table.network, table.createdAt),
    index('demo_sessions_wide_network').on(table.wideNetwork, table.createdAt),
  ],
);
