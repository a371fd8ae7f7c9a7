import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PageStart } from '../../http/page-cursor.ts';

/**
 * Rows on the far side of a cursor, in a list ordered by block and by place in it. The row comparison walks the
 * index; written out with AND and OR it would not.
 */
export function beyond(
  { direction, position }: PageStart,
  blockNumber: AnyPgColumn,
  index: AnyPgColumn,
): SQL | undefined {
  if (position === null) return undefined;
  // A made-up cursor may hold more than a column's type can: as bigint it is merely beyond everything.
  const here = sql`(${position[0]}::bigint, ${position[1]}::bigint)`;
  return direction === 'next'
    ? sql`(${blockNumber}, ${index}) < ${here}`
    : sql`(${blockNumber}, ${index}) > ${here}`;
}
