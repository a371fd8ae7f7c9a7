import { sql } from 'drizzle-orm';
import { index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { hexBytes, time } from '../column-types.ts';
import { app } from './schemas.ts';

/** Accepted requests to the faucet. The outbox row has the same operation ID. Written by the api. */
export const faucetDrips = app.table(
  'faucet_drips',
  {
    operationId: hexBytes('operation_id').primaryKey(),
    address: hexBytes('address').notNull(),
    userId: uuid('user_id').references(() => users.id),
    /** The client's IPv4 /24 or IPv6 /56 as a keyed hash: sufficient for limits, useless for tracking. */
    network: text('network').notNull(),
    /** The client's IPv6 /48 as a keyed hash; null for IPv4. */
    wideNetwork: text('wide_network'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('faucet_drips_address').on(table.address, table.createdAt),
    index('faucet_drips_network').on(table.network, table.createdAt),
    index('faucet_drips_wide_network').on(table.wideNetwork, table.createdAt),
    index('faucet_drips_created_at').on(table.createdAt),
  ],
);

/** Solved proof-of-work challenges; each counts once. Written by the api. */
export const solvedChallenges = app.table(
  'solved_challenges',
  {
    id: text('id').primaryKey(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('solved_challenges_expires_at').on(table.expiresAt)],
);

/**
 * Welcome bonuses, permanently one per wallet: granted at once, or waiting for a day with remaining budget.
 * Written by the api.
 */
export const welcomeBonuses = app.table(
  'welcome_bonuses',
  {
    address: hexBytes('address').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    network: text('network').notNull(),
    /** The client's IPv6 /48 as a keyed hash; null for IPv4. */
    wideNetwork: text('wide_network'),
    requestedAt: time('requested_at').notNull().defaultNow(),
    /** Time at which points and gas were granted; null while the points wait. */
    grantedAt: time('granted_at'),
    /** Number of failed attempts, and the time of the next one. */
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
    /** Time at which gas was sent ahead of waiting points. */
    gasGrantedAt: time('gas_granted_at'),
  },
  (table) => [
    index('welcome_bonuses_network').on(table.network, table.grantedAt),
    index('welcome_bonuses_wide_network').on(table.wideNetwork, table.grantedAt),
    index('welcome_bonuses_granted_at').on(table.grantedAt),
    index('welcome_bonuses_gas_granted_at').on(table.gasGrantedAt),
    index('welcome_bonuses_waiting')
      .on(table.nextAttemptAt, table.requestedAt)
      .where(sql`granted_at is null`),
  ],
);
