import type { Queryable } from '@nova/db/database';
import { SEARCHED_ROWS_MAX } from '@nova/shared/explorer/constants';
import type { Page, PageQuery } from '@nova/shared/pagination';
import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type PageStart, readBlockCursor, toPage } from '../../../http/requests/page-cursor.ts';
import {
  comparePlaces,
  findSearchEnd,
  type SortPosition,
  type PositionSearch,
  selectPlaces,
} from '../search/search-places.ts';

/**
 * Returns the condition that a row's key is among positions given as a subquery. Each row is looked up by the
 * table's key.
 */
export function isAmong(places: SQL, ...key: readonly AnyPgColumn[]): SQL {
  const columns = sql.join(
    key.map((column) => sql`${column}`),
    sql`, `,
  );
  return sql`(${columns}) in (${places})`;
}

/** Rows of one search in the cursor's direction, and the position at which it ended early, if it did. */
export interface FoundRows<Row> {
  /** At most one more than the limit. */
  readonly rows: Row[];
  /** Position at which the search reached its limit of candidates; null if it did not. */
  readonly end: SortPosition | null;
}

/** Reader of one list in chain order. */
export interface RowSource<Row> {
  readonly search: PositionSearch;
  /** Returns the rows at some positions, in any order and without duplicates. */
  readonly readRows: (places: SQL) => PromiseLike<Row[]>;
  readonly placeOf: (row: Row) => SortPosition;
}

/**
 * Reads the first rows of a search beyond a position. None is beyond the end of a search that ended early.
 * @param rowsMax maximum number of candidates that the filter may examine
 */
export async function findRows<Row>(
  db: Queryable,
  { search, readRows, placeOf }: RowSource<Row>,
  start: PageStart,
  limit: number,
  rowsMax: number,
): Promise<FoundRows<Row>> {
  const sign = start.direction === 'next' ? 1 : -1;
  const found = await readRows(selectPlaces(search, start, limit, rowsMax));
  const rows = found.toSorted((a, b) => sign * comparePlaces(placeOf(b), placeOf(a)));
  const isWhole = search.filter.length === 0 || (rows.length > limit && search.drivers.length === 1);
  const end = isWhole ? null : await findSearchEnd(db, search, start, rowsMax);
  const visibleRows =
    end === null ? rows : rows.filter((row) => sign * comparePlaces(placeOf(row), end) >= 0);
  return { rows: visibleRows.slice(0, limit + 1), end };
}

/**
 * Reads one page of a list in chain order. The page has fewer rows if the filter's candidates are exhausted.
 * @param readRows returns the rows at some positions, in any order and without duplicates
 * @param rowsMax maximum number of candidates that the filter of one page may examine
 */
export async function readPageOf<Row>(
  db: Queryable,
  search: PositionSearch,
  { cursor, limit }: PageQuery,
  readRows: (places: SQL) => PromiseLike<Row[]>,
  placeOf: (row: Row) => SortPosition,
  rowsMax = SEARCHED_ROWS_MAX,
): Promise<Page<Row>> {
  const start = readBlockCursor(cursor, search.order.length);
  const { rows, end } = await findRows(db, { search, readRows, placeOf }, start, limit, rowsMax);
  return toPage(rows, limit, start, placeOf, rows.length > limit ? null : end);
}
