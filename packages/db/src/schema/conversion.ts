import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { hexBytes, time } from './column-types.ts';
import { app } from './schemas.ts';

/** `queued` by the api, then `signed` or `refused` by the worker, which alone holds the attestor's key. */
export type PermitStatus = 'queued' | 'signed' | 'refused';

/**
 * Permits to convert points into coins (docs/decisions/0801). The api asks, once it has seen the conditions met; the
 * worker looks at them again and signs, or says why not.
 */
export const conversionPermits = app.table(
  'conversion_permits',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The wallet that converts. */
    account: hexBytes('account').notNull(),
    points: integer('points').notNull(),
    /** How many of them come out of the pot: what the wallet's purchases did not cover when it was asked for. */
    potPoints: integer('pot_points').notNull().default(0),
    /** `nonces(account)` of the contract when it was asked for: two permits with one nonce are one conversion. */
    nonce: bigint('nonce', { mode: 'number' }).notNull(),
    /** Last second at which the permit is good. */
    deadline: bigint('deadline', { mode: 'number' }).notNull(),
    status: text('status').$type<PermitStatus>().notNull().default('queued'),
    signature: hexBytes('signature'),
    /** Why it was refused, one of the conditions by its name. */
    refusal: text('refusal'),
    createdAt: time('created_at').notNull().defaultNow(),
    /** How often signing failed, and when it is tried again. */
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
  },
  (table) => [
    index('conversion_permits_user').on(table.userId, table.deadline),
    index('conversion_permits_queued')
      .on(table.createdAt)
      .where(sql`status = 'queued'`),
  ],
);

/**
 * Mailboxes that made an account a person, as keyed hashes, each for the first account that confirmed it and for ever:
 * the row outlives the account, so that one mailbox never counts twice. Written by the api.
 */
export const usedMailboxes = app.table(
  'used_mailboxes',
  {
    mailboxHash: hexBytes('mailbox_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('used_mailboxes_user').on(table.userId)],
);

/** Days whose pot was shared out, each once. Written by the worker. */
export const potDays = app.table('pot_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  /** How many accounts shared it. */
  accounts: integer('accounts').notNull(),
  /** Share of each, in thousandths of a point. */
  shareMilli: integer('share_milli').notNull(),
});

/** What each account was given of all pots, in thousandths of a point. Written by the worker. */
export const potShares = app.table('pot_shares', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  accruedMilli: bigint('accrued_milli', { mode: 'number' }).notNull(),
});

/** Accounts that may not convert, by the decision of an administrator; the audit log has those that ended. */
export const suspensions = app.table(
  'suspensions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    reason: text('reason').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    /** What the owner has answered, once. */
    appeal: text('appeal'),
    appealedAt: time('appealed_at'),
  },
  (table) => [index('suspensions_created').on(table.createdAt, table.userId)],
);

/** Wallets of suspended accounts: the suspension follows them into whatever account they sign in to next. */
export const suspendedWallets = app.table(
  'suspended_wallets',
  {
    address: hexBytes('address').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => suspensions.userId, { onDelete: 'cascade' }),
  },
  (table) => [index('suspended_wallets_user').on(table.userId)],
);
