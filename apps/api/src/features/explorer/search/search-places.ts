import type { Queryable } from '@nova/db/database';
import { PLANNED_ANEW } from '@nova/db/queries/plan-names';
import { is, sql, SQL, StringChunk } from 'drizzle-orm';
import type { PageStart } from '../../../http/requests/page-cursor.ts';
import type { HeightRange } from '../lists/height-range.ts';

/**
 * Position of a row in the chain: block number and index in the block; internal transactions have three
 * numbers.
 */
export type SortPosition = readonly number[];

export interface PositionSearch {
  /** Table of the candidates, `chain.…`. */
  readonly table: SQL;
  /** Columns of the chain order, starting with the block number. */
  readonly order: readonly string[];
  /** Columns of the same order in the index of the drivers, if they differ. */
  readonly walked?: readonly string[];
  /**
   * Conditions that select candidates, on alias `c`; each uses an index in that order. The result is their
   * union, without duplicates.
   */
  readonly drivers: readonly SQL[];
  /** Join for every candidate, needed by the filter. */
  readonly join?: SQL;
  /** Conditions checked on every candidate, on alias `c` or the joined table. */
  readonly filter: readonly SQL[];
  readonly heights: HeightRange;
  /** The transaction plans along indexes, so one plan suits every value (`readAlongIndexes`). */
  readonly isPlanShared?: boolean;
}

/**
 * Returns a query for the positions of a page: one more than the limit for each driver. A filter that no
 * index covers examines at most `rowsMax` candidates, so no filter can make a page slow. Positions found by
 * two drivers appear twice.
 */
export function selectPlaces(search: PositionSearch, start: PageStart, limit: number, rowsMax: number): SQL {
  const walk = describeWalk(search, start);
  const { filter, drivers } = search;
  if (filter.length === 0) return sql`select ${walk.columns} from ${joinSides(search, walk, limit + 1)} c`;
  return sql`select ${walk.columns} from ${joinSides(search, walk, candidatesOf(search, rowsMax))} c
    ${search.join ?? sql``} where ${sql.join([...filter], sql` and `)}
    order by ${walk.order} limit ${toLiteral((limit + 1) * drivers.length)}`;
}

/** Returns the maximum number of candidates per driver. */
function candidatesOf({ drivers }: PositionSearch, rowsMax: number): number {
  return Math.floor(rowsMax / drivers.length);
}

/** Returns a limit as a literal, because PostgreSQL cannot plan for the value of a parameter. */
function toLiteral(count: number): SQL {
  return sql.raw(String(Math.trunc(count)));
}

function joinSides({ drivers }: PositionSearch, walk: SearchPass, perDriver: number): SQL {
  const sides = drivers.map(
    (driver) => sql`(${walk.along(driver)} order by ${walk.order} limit ${toLiteral(perDriver)})`,
  );
  return sql`(${sql.join(sides, sql` union all `)})`;
}

/** Compares two positions; negative if the first is older. */
export function comparePlaces(a: SortPosition, b: SortPosition): number {
  const differing = a.findIndex((part, index) => part !== b[index]);
  return differing < 0 ? 0 : a[differing]! - b[differing]!;
}

/**
 * Returns the nearest position at which a driver reached its maximum number of candidates; null if all
 * drivers are exhausted. Results beyond it may be incomplete, so the page ends there and the next page starts
 * there.
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

interface SearchPass {
  readonly columns: SQL;
  readonly order: SQL;
  along(driver: SQL): SQL;
}

function describeWalk(
  { table, order, walked = order, heights, isPlanShared }: PositionSearch,
  { direction, position }: PageStart,
): SearchPass {
  const columns = order.map((column) => sql.raw(`c.${column}`));
  const block = columns[0]!;
  const way = sql.raw(direction === 'next' ? 'desc' : 'asc');
  const bounds: SQL[] = [];
  if (heights.from !== null) bounds.push(sql`${block} >= ${heights.from}`);
  if (heights.to !== null) bounds.push(sql`${block} <= ${heights.to}`);
  if (position !== null) {
    // A forged cursor may exceed the column's type; compared as bigint it matches nothing.
    const here = sql.join(
      position.map((part) => sql`${part}::bigint`),
      sql`, `,
    );
    const [beyond, notBefore] = direction === 'next' ? [sql`<`, sql`<=`] : [sql`>`, sql`>=`];
    // The row comparison uses the index of the order; the comparison of the block helps indexes that continue
    // with another column.
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
      sql`select c.* from ${table} c where ${sql.join([driver, ...bounds], sql` and `)} ${
        isPlanShared ? sql`` : plannedFor(driver)
      }`,
  };
}

/** Replans the query for each value: one address has a million rows, most have ten. */
function plannedFor(driver: SQL): SQL {
  return sql.raw(hasValue(driver) ? PLANNED_ANEW : '');
}

function hasValue({ queryChunks }: SQL): boolean {
  return queryChunks.some((chunk) => (is(chunk, SQL) ? hasValue(chunk) : !is(chunk, StringChunk)));
}
