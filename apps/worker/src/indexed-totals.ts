import type { Pool } from 'pg';
import { inTime } from './lib/in-time.ts';

/** Totals of the product and its database as rows of `{ figure, label, value }`. */
export interface IndexedTotals {
  readonly totals: readonly LabeledTotal[];
  readonly sales: readonly (LabeledTotal & { readonly usdt: number })[];
  readonly mailWaiting: number;
  readonly accounts: number;
  readonly databaseBytes: number;
  readonly connections: readonly LabeledTotal[];
  readonly connectionsMax: number;
  /** Age in seconds. */
  readonly oldestTransaction: number;
}

interface LabeledTotal {
  readonly label: string;
  readonly value: number;
}

/**
 * Cache time in milliseconds. Counting accounts and purchases reads whole tables, and a graph needs no more
 * than two values a minute.
 */
const CACHE_MS = 30_000;

/** Reads the totals at most every half minute, regardless of the number of concurrent requests. */
export function createIndexedTotalsReader(pool: Pool, clock: () => number): () => Promise<IndexedTotals> {
  let reading: Promise<IndexedTotals> | undefined;
  let readAt = -Infinity;
  return () => {
    if (reading !== undefined && clock() - readAt < CACHE_MS) return reading;
    readAt = clock();
    reading = readIndexedTotals(pool);
    // After a failure, the next request reads again.
    reading.catch(() => (reading = undefined));
    return reading;
  };
}

async function readIndexedTotals(pool: Pool): Promise<IndexedTotals> {
  const totals = await pool.query<LabeledTotal>(
    inTime('select name as label, value::float8 as value from chain.counters'),
  );
  const sales = await pool.query<LabeledTotal & { usdt: number }>(
    `select status as label, count(*)::float8 as value, sum(usdt_amount)::float8 / 1e6 as usdt
     from app.presale_purchases where not is_simulated group by status`,
  );
  const connections = await pool.query<LabeledTotal>(
    `select coalesce(state, 'starting') as label, count(*)::float8 as value from pg_stat_activity
     where backend_type = 'client backend' group by 1`,
  );
  const { rows } = await pool.query<Omit<IndexedTotals, 'totals' | 'sales' | 'connections'>>(
    `select
       (select count(*)::float8 from app.mail_outbox where next_attempt_at <= now()) as "mailWaiting",
       (select count(*)::float8 from app.users where deleted_at is null) as accounts,
       pg_database_size(current_database())::float8 as "databaseBytes",
       current_setting('max_connections')::float8 as "connectionsMax",
       (select coalesce(max(extract(epoch from now() - xact_start)), 0)::float8 from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()) as "oldestTransaction"`,
  );
  return { ...rows[0]!, totals: totals.rows, sales: sales.rows, connections: connections.rows };
}
