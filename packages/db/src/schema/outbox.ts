import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, text, unique } from 'drizzle-orm/pg-core';
import { amount, hexBytes, time } from '../column-types.ts';
import { app } from './schemas.ts';

/**
 * All chain writes of the server. Inserted only with `enqueue`, in the transaction that accepts the write;
 * processed and updated only by the worker. queued → signed (bytes stored, then broadcast) → done; `failed`
 * is an alarm and never a normal path. `refused` ends rows of kinds that the chain may refuse; `last_error`
 * has its reason. A failed row is not retried automatically: an administrator may queue it again
 * (`retryFailed`).
 */
export const outbox = app.table(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /**
     * Lane of the row: `actions`, `money`, `gas`, `curation` or `pausing`. Each lane has its own key, so
     * that clicks never delay payments.
     */
    lane: text('lane').$type<OutboxLane>().notNull(),
    /** Selects the handler that turns the payload into a transaction. */
    kind: text('kind').notNull(),
    /** The ID that the contract accepts only once; unique here too. */
    operationId: hexBytes('operation_id').notNull().unique(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    status: text('status').$type<OutboxStatus>().notNull().default('queued'),
    signer: hexBytes('signer'),
    nonce: bigint('nonce', { mode: 'number' }),
    rawTransaction: hexBytes('raw_transaction'),
    transactionHash: hexBytes('transaction_hash'),
    gasPrice: amount('gas_price'),
    blockNumber: bigint('block_number', { mode: 'number' }),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: time('created_at').notNull().defaultNow(),
    signedAt: time('signed_at'),
    doneAt: time('done_at'),
  },
  (table) => [
    unique('outbox_signer_nonce').on(table.signer, table.nonce),
    index('outbox_refused')
      .on(table.id)
      .where(sql`status = 'refused'`),
    index('outbox_open')
      .on(table.lane, table.id)
      .where(sql`status not in ('done', 'refused')`),
    // Lists the lanes with few rows; nearly all rows are actions, which the primary key finds.
    index('outbox_rare_lanes')
      .on(table.lane, table.id)
      .where(sql`lane <> 'actions'`),
  ],
);

export type OutboxLane = 'actions' | 'money' | 'gas' | 'curation' | 'pausing';
export type OutboxStatus = 'queued' | 'signed' | 'done' | 'failed' | 'refused';
