import { bigint, index, integer, varchar } from 'drizzle-orm/pg-core';
import { app } from './schemas.ts';

/**
 * Counts of attempts that all copies of the api share: passwords, registrations and emails. The library that
 * counts decides on the columns and inserts by their order. Written by the api; the worker deletes expired
 * rows.
 */
export const rateLimits = app.table(
  'rate_limits',
  {
    /** Name of the rule and a keyed hash of what is counted, never an address itself. */
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970 at which the count ends. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
