import { HOUR_MS } from '@nova/shared/durations';
import type { Queryable } from '@nova/db/database';
import type { ChartDay } from '@nova/shared/explorer/chart-schemas';
import { sql, type SQL } from 'drizzle-orm';

/** Hours are counted from rows, not from totals: more transactions than this are shown by day. */
const TRANSACTIONS_MAX = 50_000;

type Row = Readonly<Record<'hour' | 'value' | 'other' | 'gas' | 'fees', string>>;

/** The hour of a time in UTC, whatever time zone the database runs in. */
const hourOf = (column: SQL) =>
  sql`to_char(date_trunc('hour', ${column}, 'UTC') at time zone 'UTC', 'YYYY-MM-DD"T"HH24')`;

/** What each part of an hour is counted from; every row starts with the hour. */
const QUERIES = {
  blocks: sql`select ${hourOf(sql`timestamp`)} as hour, count(*) as value
    from chain.blocks where number > 0 group by 1`,
  transactions: sql`select ${hourOf(sql`timestamp`)} as hour, count(*) as value,
      count(*) filter (where not is_successful) as other, sum(gas_used) as gas, sum(fee) as fees
    from chain.transactions where block_number > 0 group by 1`,
  actions: sql`select ${hourOf(sql`timestamp`)} as hour, count(*) as value, sum(points) as other
    from chain.actions where block_number > 0 group by 1`,
  revoked: sql`select ${hourOf(sql`b.timestamp`)} as hour, sum(a.points) as value
    from chain.actions a join chain.blocks b on b.number = a.revoked_block_number group by 1`,
  transfers: sql`select ${hourOf(sql`timestamp`)} as hour, count(*) as value
    from chain.token_transfers where block_number > 0 group by 1`,
  active: sql`select ${hourOf(sql`t.timestamp`)} as hour, count(distinct p.address) as value
    from chain.address_transactions p
    join chain.transactions t on t.block_number = p.block_number and t.tx_index = p.tx_index
    where p.block_number > 0 group by 1`,
  fresh: sql`select ${hourOf(sql`first_activity`)} as hour, count(*) as value
    from chain.address_stats where first_activity is not null group by 1`,
} as const;
type Part = keyof typeof QUERIES;

/** Whether a chain is small enough to be counted by the hour. */
async function isCountable(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ value: string }>(
    sql`select value from chain.counters where name = 'transactions'`,
  );
  return Number(rows[0]?.value ?? 0) <= TRANSACTIONS_MAX;
}

async function readPart(db: Queryable, part: Part): Promise<[Part, Map<string, Row>]> {
  const { rows } = await db.execute<Row>(QUERIES[part]);
  return [part, new Map(rows.map((row) => [row.hour, row]))];
}

/**
 * The hours of a young chain from `from` to `end`, also those in which nothing happened; null for a chain with too many
 * transactions to count.
 */
export async function readHours(db: Queryable, from: number, end: number): Promise<ChartDay[] | null> {
  if (!(await isCountable(db))) return null;
  const parts = new Map<Part, Map<string, Row>>();
  // One after the other: a chart is no reason to take a connection of the pool seven times.
  for (const part of Object.keys(QUERIES) as Part[]) parts.set(...(await readPart(db, part)));
  const first = Math.floor(from / HOUR_MS);
  return Array.from({ length: Math.max(0, Math.floor(end / HOUR_MS) - first + 1) }, (_, index) => {
    const start = new Date((first + index) * HOUR_MS).toISOString();
    const rowOf = (part: Part) => parts.get(part)?.get(start.slice(0, 13));
    const count = (part: Part) => Number(rowOf(part)?.value ?? 0);
    const transactions = rowOf('transactions');
    return {
      day: start.slice(0, 10),
      start,
      blocks: count('blocks'),
      transactions: count('transactions'),
      failed_transactions: Number(transactions?.other ?? 0),
      actions: count('actions'),
      points: Number(rowOf('actions')?.other ?? 0) - count('revoked'),
      token_transfers: count('transfers'),
      active_addresses: count('active'),
      new_addresses: count('fresh'),
      gas_used: transactions?.gas ?? '0',
      fees: transactions?.fees ?? '0',
    };
  });
}
