import { date, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from './column-types.ts';
import { app } from './schemas.ts';

/** Checks of a service in one UTC day, written by the worker; the days of the last three months are kept. */
export const statusDays = app.table(
  'status_days',
  {
    service: text('service').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Checks that were due. One that nobody made, because the worker itself was away, was not answered. */
    checks: integer('checks').notNull(),
    answered: integer('answered').notNull(),
    /** The latest check of that day. */
    checkedAt: time('checked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.day] })],
);
