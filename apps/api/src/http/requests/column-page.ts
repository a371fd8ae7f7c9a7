import { asc, desc, gt, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type PageStart, readCursor, readKeyCursor } from './page-cursor.ts';
import { momentOf } from './time-position.ts';

/** How to read the page of a cursor. */
interface ColumnPage<Part extends number | string> {
  readonly start: PageStart<Part>;
  /** Undefined at an end of the list. */
  readonly isAfter: SQL | undefined;
  readonly order: readonly SQL[];
}

/** Reads the cursor of a list ordered by one growing number, newest first. @throws AppError `invalid_cursor` */
export function readColumnPage(cursor: string | undefined, column: PgColumn): ColumnPage<number> {
  const start = readCursor(cursor, 1);
  const isNext = start.direction === 'next';
  const place = start.position?.[0];
  return {
    start,
    isAfter: place === undefined ? undefined : isNext ? lt(column, place) : gt(column, place),
    order: [isNext ? desc(column) : asc(column)],
  };
}

/**
 * Reads the cursor of a list ordered by a time and then by a key, newest first.
 * @param toKey returns the key of a position's part
 * @throws AppError `invalid_cursor`
 */
export function readTimePage(
  cursor: string | undefined,
  [time, key]: readonly [PgColumn, PgColumn],
  part: 'amount' | 'address',
  toKey: (text: string) => unknown,
): ColumnPage<string> {
  const start = readKeyCursor(cursor, ['amount', part]);
  const isNext = start.direction === 'next';
  const [micros, id] = start.position ?? [];
  const here = micros === undefined ? undefined : sql`(${momentOf(micros)}, ${toKey(id!)})`;
  return {
    start,
    isAfter: here && sql`(${time}, ${key}) ${sql.raw(isNext ? '<' : '>')} ${here}`,
    order: isNext ? [desc(time), desc(key)] : [asc(time), asc(key)],
  };
}
