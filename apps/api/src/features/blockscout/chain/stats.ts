import { BLOCK_TIME_INTERVALS } from '@nova/shared/explorer/constants';
import { sql } from 'drizzle-orm';
import { formatGwei } from 'viem';
import type { ApiContext } from '../../../http/api-context.ts';
import { chainUnavailable } from '../../../http/chain/chain-unavailable.ts';
import { type GasPrices, readGasPrices } from '../../../http/chain/gas-prices.ts';
import type { StatsAnswer } from '../schemas/search-and-stats.ts';

interface TotalsRow extends Record<string, unknown> {
  readonly blocks: string;
  readonly addresses: string;
  readonly transactions: string;
  readonly gas_used: string;
  readonly transactions_today: string;
  readonly gas_used_today: string;
  readonly block_time_ms: number;
}

/** Returns the chain's totals and current fees. Prices are null, because NAC has no market. */
export async function readStats({
  db,
  chain,
  clock,
}: Pick<ApiContext, 'db' | 'chain' | 'clock'>): Promise<StatsAnswer> {
  const [totals, prices] = await Promise.all([readTotals(db, clock()), readGasPrices(chain)]);
  const ratios = prices?.gasUsedRatios ?? [];
  const usedShare = ratios.length === 0 ? 0 : ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  return {
    total_blocks: totals.blocks,
    total_addresses: totals.addresses,
    total_transactions: totals.transactions,
    total_gas_used: totals.gas_used,
    transactions_today: totals.transactions_today,
    gas_used_today: totals.gas_used_today,
    average_block_time: totals.block_time_ms,
    gas_prices: prices && toGwei(prices),
    static_gas_price: null,
    network_utilization_percentage: 100 * usedShare,
    coin_price: null,
    market_cap: null,
  };
}

function toGwei({ slowWei, averageWei, fastWei }: GasPrices) {
  const [slow, average, fast] = [slowWei, averageWei, fastWei].map((wei) => Number(formatGwei(wei)));
  return { slow: slow!, average: average!, fast: fast! };
}

/** Reads totals that the indexer maintains: one row of each counter, and one of each day. */
async function readTotals(db: ApiContext['db'], now: number): Promise<TotalsRow> {
  const today = new Date(now).toISOString().slice(0, 10);
  const counter = (name: string) =>
    sql`coalesce((select value from chain.counters where name = ${name}), 0)::text`;
  const { rows } = await db.execute<TotalsRow>(sql`
    select ${counter('blocks')} as blocks, ${counter('addresses')} as addresses,
      ${counter('transactions')} as transactions,
      (select coalesce(sum(gas_used), 0)::text from chain.daily_stats) as gas_used,
      coalesce(today.transactions, 0)::text as transactions_today, coalesce(today.gas_used, 0)::text as gas_used_today,
      (select coalesce(extract(epoch from max(timestamp) - min(timestamp)) * 1000 / nullif(count(*) - 1, 0), 0)::float8
        from (select timestamp from chain.blocks where number > 0 order by number desc
          limit ${sql.raw(String(BLOCK_TIME_INTERVALS + 1))}) newest) as block_time_ms
    from (select 1) one left join chain.daily_stats today on today.day = ${today}::date`);
  return rows[0]!;
}

/** Number of finished days in the chart. */
const CHART_DAYS = 31;

/** Returns the transactions of the last finished days since the first block, newest first. */
export async function readTransactionsChart({ db, clock }: Pick<ApiContext, 'db' | 'clock'>) {
  const today = new Date(clock()).toISOString().slice(0, 10);
  const { rows } = await db.execute<{ date: string; transactions_count: number }>(sql`
    select to_char(listed.day, 'YYYY-MM-DD') as date, coalesce(s.transactions, 0) as transactions_count
    from generate_series(
      greatest((select (timestamp at time zone 'UTC')::date from chain.blocks where number > 0 order by number limit 1),
        ${today}::date - ${CHART_DAYS}::int)::timestamp,
      ${today}::date::timestamp - interval '1 day', interval '1 day') listed (day)
    left join chain.daily_stats s on s.day = listed.day::date
    order by listed.day desc`);
  return { chart_data: rows };
}

/** Returns how much of the chain the index has. @throws AppError `unavailable` */
export async function readIndexingStatus({ db, chain }: Pick<ApiContext, 'db' | 'chain'>) {
  const [head, { rows }] = await Promise.all([
    chain.getHead(),
    db.execute<{ indexed: number; is_traced: boolean }>(sql`
      select coalesce((select block_number from chain.sync_state), -1)::float8 as indexed,
        not exists (select from chain.pending_traces where state = 'pending') as is_traced`),
  ]);
  if (head === null) throw chainUnavailable();
  const { indexed, is_traced: isTraced } = rows[0]!;
  const hasBlocks = indexed >= head;
  return {
    finished_indexing_blocks: hasBlocks,
    finished_indexing: hasBlocks && isTraced,
    indexed_blocks_ratio: hasBlocks ? 1 : (indexed + 1) / (head + 1),
    indexed_internal_transactions_ratio: isTraced ? 1 : null,
  };
}
