import { sql } from 'drizzle-orm';
import { bigint, index, integer, text, uuid } from 'drizzle-orm/pg-core';
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
