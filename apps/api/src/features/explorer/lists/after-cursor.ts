import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PageStart } from '../../../http/requests/page-cursor.ts';

/**
 * SQL types for comparisons with a cursor's parts: a type wider than the column's would prevent the use of
 * its index.
 */
export type KeyType = 'numeric' | 'bigint' | 'bytea';

/** Largest bigint, larger than any count; forged cursors may exceed the type. */
const BIGINT_MAX = 2n ** 63n - 1n;

/** Returns the condition for rows beyond a cursor in a list sorted by amount and address, largest first. */
export function afterCursor(
  { direction, position }: PageStart<string>,
  ...key: readonly (readonly [column: AnyPgColumn, type: KeyType])[]
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
  if (type === 'bytea') return sql`${Buffer.from(part.slice(2), 'hex')}::bytea`;
  if (type === 'numeric') return sql`${part}::numeric`;
  const value = BigInt(part);
  return sql`${(value > BIGINT_MAX ? BIGINT_MAX : value).toString()}::bigint`;
}
