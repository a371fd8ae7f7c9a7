import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { hexBytes, time } from '../column-types.ts';
import { app } from './schemas.ts';

/** `queued` by the api, then `signed` or `refused` by the worker, which alone has the attestor's key. */
export type PermitStatus = 'queued' | 'signed' | 'refused';

/**
 * Permits to convert points into coins (docs/decisions/0801). The api queues a permit if the conditions are
 * met; the worker checks them again and signs it or refuses it with a reason.
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
    /**
     * Points taken from the pot: the part that the wallet's purchases did not cover at the time of the
     * request.
     */
    potPoints: integer('pot_points').notNull().default(0),
    /**
     * `nonces(account)` of the contract at the time of the request: two permits with one nonce are one
     * conversion.
     */
    nonce: bigint('nonce', { mode: 'number' }).notNull(),
    /** Last second at which the permit is valid. */
    deadline: bigint('deadline', { mode: 'number' }).notNull(),
    status: text('status').$type<PermitStatus>().notNull().default('queued'),
    signature: hexBytes('signature'),
    /** Name of the condition for which it was refused. */
    refusal: text('refusal'),
    createdAt: time('created_at').notNull().defaultNow(),
    /** Number of failed attempts to sign, and the time of the next one. */
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
 * Mailboxes that made an account count as a person, as keyed hashes, permanently assigned to the first
 * account that confirmed them. The row outlives the account, so that a mailbox never counts twice. Written
 * by the api.
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

/** Days whose pot was distributed. Written by the worker. */
export const potDays = app.table('pot_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  /** Number of accounts with a share. */
  accounts: integer('accounts').notNull(),
  /** Share of each account in thousandths of a point. */
  shareMilli: integer('share_milli').notNull(),
});

/** Each account's shares of all pots in thousandths of a point. Written by the worker. */
export const potShares = app.table('pot_shares', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  accruedMilli: bigint('accrued_milli', { mode: 'number' }).notNull(),
});

/** Accounts that an administrator has barred from converting; the audit log records those that ended. */
export const suspensions = app.table(
  'suspensions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    reason: text('reason').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    /** The owner's only appeal. */
    appeal: text('appeal'),
    appealedAt: time('appealed_at'),
  },
  (table) => [index('suspensions_created').on(table.createdAt, table.userId)],
);

/** Wallets of suspended accounts: the suspension applies to any account they are used with next. */
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
