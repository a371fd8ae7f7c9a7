import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PageStart } from './page-cursor.ts';
import { hexOf, momentOf, uuidOf } from './time-position.ts';

/** Largest bigint, larger than any count; forged cursors may exceed the type. */
const BIGINT_MAX = 2n ** 63n - 1n;
const HASH_BYTES = 32;

/**
 * Values of a cursor's parts by the SQL type of their column: a type wider than the column's would prevent the
 * use of its index.
 */
const VALUES = {
  numeric: (part) => sql`${part}::numeric`,
  bigint: (part) => {
    const value = BigInt(part);
    return sql`${(value > BIGINT_MAX ? BIGINT_MAX : value).toString()}::bigint`;
  },
  address: (part) => toBytea(part.slice(2)),
  hash: (part) => toBytea(hexOf(part, HASH_BYTES)),
  time: momentOf,
  uuid: (part) => sql`${uuidOf(part)}::uuid`,
} satisfies Record<string, (part: string) => SQL>;

/** Type of a column, or the value of its part in the column's own type. */
export type KeyType = keyof typeof VALUES | ((part: string) => unknown);
/** A column by which a list is sorted. */
export type KeyColumn = readonly [column: AnyPgColumn, type: KeyType];

/** Returns the condition for rows beyond a cursor in a list sorted by its columns, largest first. */
export function afterCursor(
  { direction, position }: PageStart<string>,
  ...key: readonly KeyColumn[]
): SQL | undefined {
  if (position === null) return undefined;
  const columns = sql.join(
    key.map(([column]) => sql`${column}`),
    sql`, `,
  );
  const here = sql.join(
    key.map(([, type], index) => toValue(type, position[index]!)),
    sql`, `,
  );
  return direction === 'next' ? sql`(${columns}) < (${here})` : sql`(${columns}) > (${here})`;
}

function toValue(type: KeyType, part: string): SQL {
  return typeof type === 'string' ? VALUES[type](part) : sql`${type(part)}`;
}

function toBytea(hex: string): SQL {
  return sql`${Buffer.from(hex, 'hex')}::bytea`;
}
