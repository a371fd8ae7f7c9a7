import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Place } from './search-places.ts';

/** Rows at some places of the chain, each looked up by the key of its table. */
export function isAtPlaces(places: readonly Place[], ...columns: readonly AnyPgColumn[]): SQL {
  const parts = columns.map((_, index) => sql`${sql.param(places.map((place) => place[index]!))}::bigint[]`);
  const key = sql.join(
    columns.map((column) => sql`${column}`),
    sql`, `,
  );
  return sql`(${key}) in (select * from unnest(${sql.join(parts, sql`, `)}))`;
}

/** Rows in the order of the places they were asked for; a place whose row has gone since is left out. */
export function inOrderOf<T>(places: readonly Place[], rows: readonly T[], placeOf: (row: T) => Place): T[] {
  const byPlace = new Map(rows.map((row) => [placeOf(row).join(':'), row]));
  return places.flatMap((place) => byPlace.get(place.join(':')) ?? []);
}
