import type { Transaction } from '@nova/db/database';
import { type ClientNetworks, WIDE_FACTOR } from '@nova/shared/networks';
import { type SQLWrapper, sql } from 'drizzle-orm';

/** A table whose rows are limited per network. */
export interface LimitedTable extends SQLWrapper {
  readonly network: SQLWrapper;
  readonly wideNetwork: SQLWrapper;
  readonly createdAt: SQLWrapper;
}

interface Window {
  /** Maximum number of rows per network within the window; a /48 may add `WIDE_FACTOR` times as many. */
  readonly limit: number;
  readonly windowMs: number;
  readonly now: number;
}

/** Returns when the networks of a client may add another row, in milliseconds; null if they may now. */
export async function findFreeAt(
  tx: Transaction,
  table: LimitedTable,
  { network, wideNetwork }: ClientNetworks,
  { limit, windowMs, now }: Window,
): Promise<number | null> {
  const since = new Date(now - windowMs).toISOString();
  // Finds the row whose expiry makes room: the limit-th newest one.
  const findRow = (column: SQLWrapper, value: string, rows: number) => sql`
    (select ${table.createdAt} as at from ${table} where ${column} = ${value} and ${table.createdAt} > ${since}
     order by ${table.createdAt} desc offset ${rows - 1} limit 1)`;
  const narrow = findRow(table.network, network, limit);
  const wide =
    wideNetwork === null
      ? sql`(select null::timestamptz as at)`
      : findRow(table.wideNetwork, wideNetwork, limit * WIDE_FACTOR);
  const { rows } = await tx.execute<{ at: string | null }>(
    sql`select extract(epoch from max(at)) * 1000 as at from (${narrow} union all ${wide}) full_networks`,
  );
  const at = rows[0]!.at;
  return at === null ? null : Math.ceil(Number(at)) + windowMs;
}
