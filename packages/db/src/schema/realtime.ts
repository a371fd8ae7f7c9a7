import { bigint, index, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { app } from './schemas.ts';

/**
 * The event stream. IDs are assigned under an advisory lock, so that a reader's cursor never skips a late
 * commit.
 */
export const realtimeEvents = app.table(
  'realtime_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text('channel').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    index('realtime_events_channel').on(table.channel, table.id),
    index('realtime_events_created_at').on(table.createdAt),
  ],
);
