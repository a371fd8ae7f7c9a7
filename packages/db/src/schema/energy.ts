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
import { hexBytes } from './column-types.ts';
import { app } from './schemas.ts';

export type RequestOrigin = 'client' | 'server';

const seconds = (name: string) => bigint(name, { mode: 'number' });

/** Every accepted action, once. Written by the api in the same transaction as its limits and its outbox row. */
export const actions = app.table(
  'actions',
  {
    /** Also the id the ledger contract refuses twice. */
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
    /** Who chose the request id. Ids of the two never meet, so nothing a client sends can take an id of the server. */
    requestOrigin: text('request_origin').$type<RequestOrigin>().notNull().default('client'),
    requestId: text('request_id').notNull(),
    /** SHA-256 of what was asked, so that a reused request id with another body is seen. */
    requestHash: hexBytes('request_hash').notNull(),
    metadata: jsonb('metadata').$type<Record<string, unknown>>(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    unique('actions_request').on(table.userId, table.requestOrigin, table.requestId),
    index('actions_account').on(table.account, table.occurredAt),
  ],
);

/** What the ledger contract keeps per account and key, decided by the same arithmetic. Written by the api. */
export const actionLimits = app.table(
  'action_limits',
  {
    account: hexBytes('account').notNull(),
    actionKey: text('action_key').notNull(),
    lastOccurredAt: seconds('last_occurred_at').notNull(),
    /** UTC day number (occurredAt / 86400) that `countToday` counts. */
    day: integer('day').notNull(),
    countToday: integer('count_today').notNull(),
    lifetimeCount: integer('lifetime_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.actionKey] })],
);

/** Browser-sourced points of an account on its last active UTC day. Its row is the account's lock. Written by the api. */
export const accountLimits = app.table('account_limits', {
  account: hexBytes('account').primaryKey(),
  day: integer('day').notNull(),
  browserPointsToday: integer('browser_points_today').notNull(),
});
