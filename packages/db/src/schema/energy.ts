import {
  bigint,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { hexBytes } from '../column-types.ts';
import { app } from './schemas.ts';

export type RequestOrigin = 'client' | 'server';

const seconds = (name: string) => bigint(name, { mode: 'number' });

/** Accepted actions. Written by the api in the same transaction as their limits and outbox rows. */
export const actions = app.table(
  'actions',
  {
    /** Also the ID that the ledger contract accepts only once. */
    actionId: hexBytes('action_id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    account: hexBytes('account').notNull(),
    userHash: hexBytes('user_hash').notNull(),
    actionKey: text('action_key').notNull(),
    points: integer('points').notNull(),
    /** Whole seconds since 1970, from the server's clock. */
    occurredAt: seconds('occurred_at').notNull(),
    /**
     * Origin of the request ID. IDs of the two origins never collide, so a client cannot take an ID of the
     * server.
     */
    requestOrigin: text('request_origin').$type<RequestOrigin>().notNull().default('client'),
    requestId: text('request_id').notNull(),
    /** SHA-256 of the request, to detect a reused request ID with another body. */
    requestHash: hexBytes('request_hash').notNull(),
    metadata: jsonb('metadata').$type<Record<string, unknown>>(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    unique('actions_request').on(table.userId, table.requestOrigin, table.requestId),
    index('actions_account').on(table.account, table.occurredAt),
  ],
);

/**
 * Mirrors the limits that the ledger contract keeps per account and key, with the same arithmetic. Written
 * by the api.
 */
export const actionLimits = app.table(
  'action_limits',
  {
    account: hexBytes('account').notNull(),
    actionKey: text('action_key').notNull(),
    lastOccurredAt: seconds('last_occurred_at').notNull(),
    /** UTC day number (occurredAt / 86400) to which `countToday` refers. */
    day: integer('day').notNull(),
    countToday: integer('count_today').notNull(),
    lifetimeCount: integer('lifetime_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.actionKey] })],
);

/**
 * Points of an account from browser actions on its last active UTC day. The row serves as the account's
 * lock. Written by the api.
 */
export const accountLimits = app.table('account_limits', {
  account: hexBytes('account').primaryKey(),
  day: integer('day').notNull(),
  browserPointsToday: integer('browser_points_today').notNull(),
});
