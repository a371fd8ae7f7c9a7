import type { Queryable } from '@nova/db/database';
import { SEARCHED_ROWS_MAX } from '@nova/shared/explorer/constants';
import { sql, type SQL } from 'drizzle-orm';
import type { PageStart } from '../../http/page-cursor.ts';
import type { HeightRange } from './height-range.ts';

/** Where a row stands in the chain: its block, and its place in there. Of internal transactions three numbers. */
export type Place = readonly number[];

export interface PlaceSearch {
  /** Table of the candidates, `chain.…`. */
  readonly table: SQL;
  /** Columns that order it by the chain, the block's number first. */
  readonly order: readonly string[];
  /**
   * What chooses candidates, on alias `c`: each led along by an index in that order. Of several, whatever one gives;
   * what two give counts once.
   */
  readonly drivers: readonly SQL[];
  /** Joined to every candidate, for the filter. */
  readonly join?: SQL;
  /** What is left to look at in every candidate, on alias `c` or the joined one. */
  readonly filter: readonly SQL[];
  readonly heights: HeightRange;
}

export interface FoundPlaces {
  /** In the direction of the cursor, one more than the limit when there are more. */
  readonly places: readonly Place[];
  /** Where the search gave up looking, null when it came to the end. */
  readonly searchedTo: Place | null;
}

/** The places of a page whose search an index answers alone, as a query: one more than the limit, of each driver. */
export function selectPlaces(search: PlaceSearch, start: PageStart, limit: number): SQL {
  const walk = describeWalk(search, start);
  return sql`select ${walk.columns} from ${joinSides(search, walk, limit + 1)} c`;
}

/**
 * Finds the places of a page behind a filter that no index knows. It is tried on so many candidates and no more, so
 * that no filter can make a page slow; where the candidates ran out the page ends with fewer rows and the list goes on
 * from there.
 */
export async function searchPlaces(
  db: Queryable,
  search: PlaceSearch,
  start: PageStart,
  limit: number,
  rowsMax = SEARCHED_ROWS_MAX,
): Promise<FoundPlaces> {
  const walk = describeWalk(search, start);
  const perDriver = Math.floor(rowsMax / search.drivers.length);
  const found = await db.execute<Record<string, string | number>>(
    sql`select ${walk.columns} from ${joinSides(search, walk, perDriver)} c ${search.join ?? sql``}
      where ${sql.join([...search.filter], sql` and `)}
      order by ${walk.order} limit ${(limit + 1) * search.drivers.length}`,
  );
  const places = withoutTwins(
    found.rows.map((row) => search.order.map((column) => Number(row[column]))),
  ).slice(0, limit + 1);
  if (places.length > limit && search.drivers.length === 1) return { places, searchedTo: null };
  const searchedTo = await findEnd(db, search, walk, perDriver);
  return searchedTo === null ? { places, searchedTo } : cutAt(places, searchedTo, start, limit);
}

function joinSides({ drivers }: PlaceSearch, walk: Walk, perDriver: number): SQL {
  const sides = drivers.map(
    (driver) => sql`(${walk.along(driver)} order by ${walk.order} limit ${perDriver})`,
  );
  return sql`(${sql.join(sides, sql` union all `)})`;
}

function withoutTwins(places: readonly Place[]): Place[] {
  return places.filter((place, index) => index === 0 || comparePlaces(place, places[index - 1]!) !== 0);
}

/** Behind the place where one driver ran out, what the others found is not all there is. */
function cutAt(places: readonly Place[], end: Place, start: PageStart, limit: number): FoundPlaces {
  const sign = start.direction === 'next' ? 1 : -1;
  const kept = places.filter((place) => sign * comparePlaces(place, end) >= 0);
  return { places: kept, searchedTo: kept.length > limit ? null : end };
}

/** Below 0 when the first is older. */
export function comparePlaces(a: Place, b: Place): number {
  const differing = a.findIndex((part, index) => part !== b[index]);
  return differing < 0 ? 0 : a[differing]! - b[differing]!;
}

/** The nearest of the places at which a driver had given all the candidates it may. */
async function findEnd(
  db: Queryable,
  search: PlaceSearch,
  walk: Walk,
  perDriver: number,
): Promise<Place | null> {
  const ends = search.drivers.map(
    (driver) => sql`(${walk.along(driver)} order by ${walk.order} limit 1 offset ${perDriver - 1})`,
  );
  const { rows } = await db.execute<Record<string, string | number>>(
    sql`select ${walk.columns} from (${sql.join(ends, sql` union all `)}) c order by ${walk.order} limit 1`,
  );
  const [row] = rows;
  return row ? search.order.map((column) => Number(row[column])) : null;
}

interface Walk {
  readonly columns: SQL;
  readonly order: SQL;
  along(driver: SQL): SQL;
}

function describeWalk({ table, order, heights }: PlaceSearch, { direction, position }: PageStart): Walk {
  const columns = order.map((column) => sql.raw(`c.${column}`));
  const block = columns[0]!;
  const way = sql.raw(direction === 'next' ? 'desc' : 'asc');
  const bounds: SQL[] = [];
  if (heights.from !== null) bounds.push(sql`${block} >= ${heights.from}::bigint`);
  if (heights.to !== null) bounds.push(sql`${block} <= ${heights.to}::bigint`);
  if (position !== null) {
    // A made-up cursor may hold more than a column's type can: as bigint it is merely beyond everything.
    const here = sql.join(
      position.map((part) => sql`${part}::bigint`),
      sql`, `,
    );
    const [beyond, notBefore] = direction === 'next' ? [sql`<`, sql`<=`] : [sql`>`, sql`>=`];
    // The comparison of rows walks an index; the block alone helps one that goes on with something else.
    bounds.push(sql`(${sql.join(columns, sql`, `)}) ${beyond} (${here})`);
    bounds.push(sql`${block} ${notBefore} ${position[0]}::bigint`);
  }
  return {
    columns: sql.join(columns, sql`, `),
    order: sql.join(
      columns.map((column) => sql`${column} ${way}`),
      sql`, `,
    ),
    along: (driver) => sql`select c.* from ${table} c where ${sql.join([driver, ...bounds], sql` and `)}`,
  };
}
