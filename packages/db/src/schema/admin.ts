import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { WantedActionType } from '@nova/shared/energy/record-action';
import { users } from './account.ts';
import { hexBytes, time } from './column-types.ts';
import { app } from './schemas.ts';

/** Every attempt at something that only administrators may do, refused ones too. Written by the api, never changed. */
export const auditLog = app.table(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: time('at').notNull().defaultNow(),
    /** `token`, `user` or `nobody`: how they proved who they are. */
    actor: text('actor').notNull(),
    userId: uuid('user_id').references(() => users.id),
    /** Method and route, or the name of what was done. */
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
 * What an attempt changed, written in the change's own transaction: an attempt without a row here changed nothing.
 * Written by the api, never changed.
 */
export const auditChanges = app.table('audit_changes', {
  auditId: bigint('audit_id', { mode: 'number' })
    .primaryKey()
    .references(() => auditLog.id),
  /** What was there; null for what is new. */
  before: jsonb('before').$type<Record<string, unknown>>(),
  /** What is there now; null for what is gone. */
  after: jsonb('after').$type<Record<string, unknown>>(),
});

/**
 * Changes of the catalogue on their way to the ledger, one per key. While a row is here the key is not awarded: what
 * was accepted by the old row is recorded before the new one holds, so the chain refuses nothing that was accepted.
 */
export const catalogueChanges = app.table('catalogue_changes', {
  actionKey: text('action_key').primaryKey(),
  operationId: hexBytes('operation_id').notNull().unique(),
  wanted: jsonb('wanted').$type<WantedActionType>().notNull(),
  /** Transactions below this id may have read the old row; null until it is known. */
  barrier: bigint('barrier', { mode: 'number' }),
  /** When it went to the outbox; null while actions by the old row are under way. */
  enqueuedAt: time('enqueued_at'),
  createdAt: time('created_at').notNull().defaultNow(),
});

/** How far the api has looked for actions that the chain itself proves. One row per kind of look. */
export const chainCursors = app.table('chain_cursors', {
  name: text('name').primaryKey(),
  blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
  logIndex: integer('log_index').notNull(),
});

/** Events that a follower of the chain could not apply. Its cursor has passed them; each is tried again by itself. */
export const chainEventRetries = app.table(
  'chain_event_retries',
  {
    cursor: text('cursor').notNull(),
    blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
    logIndex: integer('log_index').notNull(),
    /** What the event is about; later events about the same wait behind it. Null for one that stands alone. */
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
