import { sql } from 'drizzle-orm';
import { bigint, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { hexBytes, time } from '../column-types.ts';
import { app } from './schemas.ts';

/** Referral codes, one per user. Written by the api. */
export const referralCodes = app.table('referral_codes', {
  code: text('code').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: time('created_at').notNull().defaultNow(),
});

/** Referrers of wallets, permanently one per wallet. Written by the api. */
export const referrals = app.table(
  'referrals',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull().unique(),
    refereeWallet: hexBytes('referee_wallet').primaryKey(),
    refereeUserId: uuid('referee_user_id')
      .notNull()
      .references(() => users.id),
    referrerUserId: uuid('referrer_user_id')
      .notNull()
      .references(() => users.id),
    code: text('code').notNull(),
    /** The friend's IPv4 /24 or IPv6 /56 as a keyed hash. */
    network: text('network').notNull(),
    /** The client's IPv6 /48 as a keyed hash; null for IPv4. */
    wideNetwork: text('wide_network'),
    createdAt: time('created_at').notNull().defaultNow(),
    /** The credited action; null while the referrer's daily limit is exhausted. */
    actionId: hexBytes('action_id'),
    /** Number of failed attempts, and the time of the next one. */
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
  },
  (table) => [
    index('referrals_referrer').on(table.referrerUserId, table.id),
    index('referrals_referee_user').on(table.refereeUserId),
    index('referrals_network').on(table.network, table.createdAt),
    index('referrals_wide_network').on(table.wideNetwork, table.createdAt),
    index('referrals_waiting')
      .on(table.nextAttemptAt, table.id)
      .where(sql`action_id is null`),
  ],
);
