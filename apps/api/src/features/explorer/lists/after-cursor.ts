import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PageStart } from '../../../http/requests/page-cursor.ts';

/** Column types as a cursor's parts are compared with them: a wider type than the column's would leave its index. */
export type KeyType = 'numeric' | 'bigint' | 'bytea';

/** Larger than any count; a made-up cursor may hold more than the type can. */
const BIGINT_MAX = 2n ** 63n - 1n;

/** Rows on the far side of a cursor, in a list ordered by amounts and addresses, largest first. */
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
