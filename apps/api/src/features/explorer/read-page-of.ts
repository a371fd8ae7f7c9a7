import type { Queryable } from '@nova/db/database';
import type { Page, PageQuery } from '@nova/shared/pagination';
import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { readCursor, toPage } from '../../http/page-cursor.ts';
import { comparePlaces, type Place, type PlaceSearch, searchPlaces, selectPlaces } from './search-places.ts';

/** Rows whose key is among some places, given as a query of them: each is looked up by the key of its table. */
export function isAmong(places: SQL, ...key: readonly AnyPgColumn[]): SQL {
  const columns = sql.join(
    key.map((column) => sql`${column}`),
    sql`, `,
  );
  return sql`(${columns}) in (${places})`;
}

/**
 * One page of a list in the order of the chain.
 * @param readRows the rows at some places, in any order
 */
export async function readPageOf<Row>(
  db: Queryable,
  search: PlaceSearch,
  { cursor, limit }: PageQuery,
  readRows: (places: SQL) => PromiseLike<Row[]>,
  placeOf: (row: Row) => Place,
): Promise<Page<Row>> {
  const start = readCursor(cursor, search.order.length);
  const sign = start.direction === 'next' ? -1 : 1;
  const inOrder = (rows: readonly Row[]) =>
    rows.toSorted((a, b) => sign * comparePlaces(placeOf(a), placeOf(b)));
  if (search.filter.length === 0) {
    const rows = inOrder(await readRows(selectPlaces(search, start, limit)));
    return toPage(rows.slice(0, limit + 1), limit, start, placeOf);
  }
  const { places, searchedTo } = await searchPlaces(db, search, start, limit);
  // A row that went away between the two queries is left out; the page still goes on where its place was.
  const rows = places.length === 0 ? [] : inOrder(await readRows(listPlaces(places)));
  const page = toPage(places, limit, start, (place) => place, searchedTo);
  const shown = new Set(page.items.map((place) => place.join(':')));
  const items = rows.filter((row) => shown.has(placeOf(row).join(':')));
  return { ...page, items: start.direction === 'next' ? items : items.toReversed() };
}

/** Known places as a query. */
function listPlaces(places: readonly Place[]): SQL {
  const columns = places[0]!.map(
    (_, index) => sql`${sql.param(places.map((place) => place[index]!))}::bigint[]`,
  );
  return sql`select * from unnest(${sql.join(columns, sql`, `)})`;
}
