import { sql } from 'drizzle-orm';
import { boolean, index, integer, text, unique, uuid } from 'drizzle-orm/pg-core';
import { hexBytes, time } from '../column-types.ts';
import { app } from './schemas.ts';

/** External applications whose actions seal blocks. Written by the api. */
export const partners = app.table('partners', {
  id: uuid('id')
    .primaryKey()
    .default(sql`gen_random_uuid()`),
  name: text('name').notNull().unique(),
  isActive: boolean('is_active').notNull().default(true),
  /** URL notified of sealed actions; null if none. */
  webhookUrl: text('webhook_url'),
  /** Signs the webhook requests. */
  webhookSecret: text('webhook_secret').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});

/** API keys, of which only the hash is stored. Written by the api. */
export const partnerKeys = app.table(
  'partner_keys',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    /** SHA-256 of the key, hex. */
    keyHash: text('key_hash').notNull().unique(),
    /** First characters, by which users can tell their keys apart. */
    hint: text('hint').notNull(),
    scopes: text('scopes').array().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    lastUsedAt: time('last_used_at'),
    revokedAt: time('revoked_at'),
  },
  (table) => [index('partner_keys_partner').on(table.partnerId)],
);

/** The action keys of each partner, with their daily budgets in points. Written by the api. */
export const partnerActionKeys = app.table('partner_action_keys', {
  actionKey: text('action_key').primaryKey(),
  partnerId: uuid('partner_id')
    .notNull()
    .references(() => partners.id),
  /** Maximum points of all accounts together for this key per UTC day. */
  dailyBudget: integer('daily_budget').notNull(),
});

/**
 * Accepted actions reported by partners. Inserted by the api; only the worker records the webhook's result.
 */
export const partnerActions = app.table(
  'partner_actions',
  {
    actionId: hexBytes('action_id').primaryKey(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    actionKey: text('action_key').notNull(),
    points: integer('points').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of the request. */
    requestHash: hexBytes('request_hash').notNull(),
    /** UTC day number to which its points are charged. */
    day: integer('day').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    /** Time of the next webhook attempt; null once delivered or abandoned, or without a webhook. */
    nextAttemptAt: time('next_attempt_at'),
    notifiedAt: time('told_at'),
    lastError: text('last_error'),
  },
  (table) => [
    unique('partner_actions_request').on(table.partnerId, table.idempotencyKey),
    index('partner_actions_day').on(table.actionKey, table.day),
    index('partner_actions_due')
      .on(table.partnerId, table.nextAttemptAt)
      .where(sql`next_attempt_at is not null`),
  ],
);
