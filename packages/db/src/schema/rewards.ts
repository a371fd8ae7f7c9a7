import { bigint, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { amount, hexBytes, time } from '../column-types.ts';
import { app } from './schemas.ts';

/** Completed purchases that were processed for rewards, with the actions credited. Written by the api. */
export const purchaseRewards = app.table(
  'purchase_rewards',
  {
    /** Identifies the purchase: transaction and log on the chain, or the purchase's own ID. */
    purchaseRef: text('purchase_ref').primaryKey(),
    buyerUserId: uuid('buyer_user_id')
      .notNull()
      .references(() => users.id),
    buyer: hexBytes('buyer').notNull(),
    usdtUnits: amount('usdt_units').notNull(),
    /** The buyer's credited action; null if a daily limit was reached. */
    buyerActionId: hexBytes('buyer_action_id'),
    referrerUserId: uuid('referrer_user_id').references(() => users.id),
    referrerActionId: hexBytes('referrer_action_id'),
    createdAt: time('created_at').notNull().defaultNow(),
    /** Time of the purchase's refund; both credits are then revoked. */
    refundedAt: time('refunded_at'),
  },
  (table) => [
    index('purchase_rewards_buyer_user').on(table.buyerUserId),
    index('purchase_rewards_referrer').on(table.referrerUserId, table.createdAt),
  ],
);

/** Pairs of wallets whose trade was rewarded: once per pair, in either direction. Written by the api. */
export const tradePairs = app.table(
  'trade_pairs',
  { low: hexBytes('low').notNull(), high: hexBytes('high').notNull() },
  (table) => [primaryKey({ columns: [table.low, table.high] })],
);

/**
 * Chain events whose award failed: the cursor has passed them, and each is retried separately. Written by
 * the api.
 */
export const waitingAwards = app.table(
  'waiting_awards',
  {
    blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
    logIndex: integer('log_index').notNull(),
    attempts: integer('attempts').notNull().default(1),
    nextAttemptAt: time('next_attempt_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockNumber, table.logIndex] }),
    index('waiting_awards_next').on(table.nextAttemptAt),
  ],
);
