import { asc, desc, gt, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterCursor, type KeyType } from './after-cursor.ts';
import { type PageStart, readCursor, readKeyCursor } from './page-cursor.ts';

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
 * Reads the cursor of a list ordered by a time and then by its key, newest first.
 * @throws AppError `invalid_cursor`
 */
export function readTimePage(
  cursor: string | undefined,
  time: PgColumn,
  ...key: readonly (readonly [column: PgColumn, part: 'amount' | 'address', type: KeyType])[]
): ColumnPage<string> {
  const start = readKeyCursor(cursor, ['amount', ...key.map(([, part]) => part)]);
  const order = start.direction === 'next' ? desc : asc;
  const columns = key.map(([column, , type]) => [column, type] as const);
  return {
    start,
    isAfter: afterCursor(start, [time, 'time'], ...columns),
    order: [time, ...key.map(([column]) => column)].map((column) => order(column)),
  };
}
