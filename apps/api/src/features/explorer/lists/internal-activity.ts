import type { Queryable } from '@nova/db/database';
import { sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toBytes } from '../../../http/chain/sql-values.ts';

/** Maximum number of calls counted: pages show no more than "a thousand" for busy contracts. */
const CALLS_COUNTED_MAX = 1_000;

/** An address's activity in calls that contracts made. */
export interface InternalActivity {
  /** At most 1,000. */
  readonly count: number;
  readonly first: Date | null;
  readonly last: Date | null;
}

interface Row extends Record<string, unknown> {
  count: number;
  first: string | null;
  last: string | null;
}

/**
 * Reads the activity from the calls, because an address that received coins only from contracts has no
 * counters. Each side takes a few index steps.
 */
export async function readInternalActivity(db: Queryable, address: Hex): Promise<InternalActivity> {
  const bytes = toBytes(address);
  const sides = [sql`calls."from" = ${bytes}`, sql`calls."to" = ${bytes}`];
  const each = (order: 'asc' | 'desc', limit: number) =>
    sql.join(
      sides.map((isSide) => {
        const by = sql.raw(
          ['block_number', 'tx_index', 'trace_index'].map((key) => `${key} ${order}`).join(),
        );
        return sql`(select block_number, tx_index, trace_index, timestamp from chain.internal_transactions calls
          where ${isSide} order by ${by} limit ${limit})`;
      }),
      sql` union `,
    );
  const { rows } = await db.execute<Row>(sql`
    select (select least(count(*), ${CALLS_COUNTED_MAX})::int from (${each('asc', CALLS_COUNTED_MAX)}) counted) as count,
      (select min(timestamp) from (${each('asc', 1)}) oldest) as first,
      (select max(timestamp) from (${each('desc', 1)}) newest) as last`);
  const { count, first, last } = rows[0]!;
  return {
    count,
    first: first === null ? null : new Date(first),
    last: last === null ? null : new Date(last),
  };
}
