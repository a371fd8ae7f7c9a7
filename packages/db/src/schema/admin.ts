import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { WantedActionType } from '@nova/shared/energy/record-action';
import { users } from './account.ts';
import { hexBytes, time } from '../column-types.ts';
import { app } from './schemas.ts';

/** All attempts at administrative operations, including refused ones. Append-only. Written by the api. */
export const auditLog = app.table(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: time('at').notNull().defaultNow(),
    /** `token`, `user` or `nobody`: the proof of identity. */
    actor: text('actor').notNull(),
    userId: uuid('user_id').references(() => users.id),
    /** Method and route, or the name of the operation. */
    action: text('action').notNull(),
    isAllowed: boolean('is_allowed').notNull(),
    /** Client network as a keyed hash. */
    network: text('network').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_log_at').on(table.at),
    index('audit_log_action').on(table.action, table.id),
    index('audit_log_actor').on(table.actor, table.id),
    index('audit_log_refused')
      .on(table.id)
      .where(sql`not is_allowed`),
  ],
);

/**
 * Changes made by an attempt, written in the same transaction: an attempt without a row here changed
 * nothing. Append-only. Written by the api.
 */
export const auditChanges = app.table('audit_changes', {
  auditId: bigint('audit_id', { mode: 'number' })
    .primaryKey()
    .references(() => auditLog.id),
  /** Value before the change; null if new. */
  before: jsonb('before').$type<Record<string, unknown>>(),
  /** Value after the change; null if removed. */
  after: jsonb('after').$type<Record<string, unknown>>(),
});

/**
 * Catalog changes that are being written to the ledger, one per key. The key is not awarded while its row
 * exists: actions accepted under the old entry are recorded before the new one applies, so the chain refuses
 * no accepted action.
 */
export const catalogueChanges = app.table('catalogue_changes', {
  actionKey: text('action_key').primaryKey(),
  operationId: hexBytes('operation_id').notNull().unique(),
  wanted: jsonb('wanted').$type<WantedActionType>().notNull(),
  /** Transactions below this ID may have read the old entry; null until known. */
  barrier: bigint('barrier', { mode: 'number' }),
  /** Time of entry into the outbox; null while actions under the old entry are pending. */
  enqueuedAt: time('enqueued_at'),
  createdAt: time('created_at').notNull().defaultNow(),
});

/**
 * Positions up to which the api has checked the chain for actions that it proves, one row per kind of check.
 */
export const chainCursors = app.table('chain_cursors', {
  name: text('name').primaryKey(),
  blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
  logIndex: integer('log_index').notNull(),
});

/**
 * Events that a follower of the chain could not apply. Its cursor has passed them; each is retried
 * separately.
 */
export const chainEventRetries = app.table(
  'chain_event_retries',
  {
    cursor: text('cursor').notNull(),
    blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
    logIndex: integer('log_index').notNull(),
    /** Subject of the event; later events on the same subject wait for it. Null for an independent event. */
    subject: text('subject'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at').notNull(),
    lastError: text('last_error'),
  },
  (table) => [
    primaryKey({ columns: [table.cursor, table.blockNumber, table.logIndex] }),
    index('chain_event_retries_due').on(table.cursor, table.nextAttemptAt),
  ],
);
