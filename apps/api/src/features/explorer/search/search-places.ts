import type { Queryable } from '@nova/db/database';
import { PLANNED_ANEW } from '@nova/db/plan-names';
import { is, sql, SQL, StringChunk } from 'drizzle-orm';
import type { PageStart } from '../../../http/requests/page-cursor.ts';
import type { HeightRange } from '../lists/height-range.ts';

/** Where a row stands in the chain: its block, and its place in there. Of internal transactions three numbers. */
export type SortPosition = readonly number[];

export interface PositionSearch {
  /** Table of the candidates, `chain.…`. */
  readonly table: SQL;
  /** Columns that order it by the chain, the block's number first. */
  readonly order: readonly string[];
  /** The same order in the columns of the drivers' index, where those are others. */
  readonly walked?: readonly string[];
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

/**
 * The places of a page, as a query: one more than the limit, of each driver. Behind a filter that no index knows it is
 * tried on `rowsMax` candidates and no more, so that no filter can make a page slow. What two drivers give comes twice.
 */
export function selectPlaces(search: PositionSearch, start: PageStart, limit: number, rowsMax: number): SQL {
  const walk = describeWalk(search, start);
  const { filter, drivers } = search;
  if (filter.length === 0) return sql`select ${walk.columns} from ${joinSides(search, walk, limit + 1)} c`;
  return sql`select ${walk.columns} from ${joinSides(search, walk, candidatesOf(search, rowsMax))} c
    ${search.join ?? sql``} where ${sql.join([...filter], sql` and `)}
    order by ${walk.order} limit ${toLiteral((limit + 1) * drivers.length)}`;
}

/** Candidates that each driver may give. */
function candidatesOf({ drivers }: PositionSearch, rowsMax: number): number {
  return Math.floor(rowsMax / drivers.length);
}

/** A limit that is planned with: as a parameter it would be any number to PostgreSQL. */
function toLiteral(count: number): SQL {
  return sql.raw(String(Math.trunc(count)));
}

function joinSides({ drivers }: PositionSearch, walk: Walk, perDriver: number): SQL {
  const sides = drivers.map(
    (driver) => sql`(${walk.along(driver)} order by ${walk.order} limit ${toLiteral(perDriver)})`,
  );
  return sql`(${sql.join(sides, sql` union all `)})`;
}

/** Below 0 when the first is older. */
export function comparePlaces(a: SortPosition, b: SortPosition): number {
  const differing = a.findIndex((part, index) => part !== b[index]);
  return differing < 0 ? 0 : a[differing]! - b[differing]!;
}

/**
 * The nearest of the places at which a driver had given all the candidates it may, null when all came to their end.
 * Behind it, what the others found is not all there is: the page ends there, and the list goes on from there.
 */
export async function findSearchEnd(
  db: Queryable,
  search: PositionSearch,
  start: PageStart,
  rowsMax: number,
): Promise<SortPosition | null> {
  const walk = describeWalk(search, start);
  const last = toLiteral(candidatesOf(search, rowsMax) - 1);
  const ends = search.drivers.map(
    (driver) => sql`(${walk.along(driver)} order by ${walk.order} limit 1 offset ${last})`,
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

function describeWalk(
  { table, order, walked = order, heights }: PositionSearch,
  { direction, position }: PageStart,
): Walk {
  const columns = order.map((column) => sql.raw(`c.${column}`));
  const block = columns[0]!;
  const way = sql.raw(direction === 'next' ? 'desc' : 'asc');
  const bounds: SQL[] = [];
  if (heights.from !== null) bounds.push(sql`${block} >= ${heights.from}`);
  if (heights.to !== null) bounds.push(sql`${block} <= ${heights.to}`);
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
      walked.map((column) => sql`${sql.raw(`c.${column}`)} ${way}`),
      sql`, `,
    ),
    along: (driver) =>
      sql`select c.* from ${table} c where ${sql.join([driver, ...bounds], sql` and `)} ${plannedFor(driver)}`,
  };
}

/** One address has a million rows, most have ten: what is led along by a value is planned for it. */
function plannedFor(driver: SQL): SQL {
  return sql.raw(hasValue(driver) ? PLANNED_ANEW : '');
}

function hasValue({ queryChunks }: SQL): boolean {
  return queryChunks.some((chunk) => (is(chunk, SQL) ? hasValue(chunk) : !is(chunk, StringChunk)));
}
