import { DAY_MS } from '@nova/shared/durations';
import type { Queryable } from '@nova/db/database';
import { blocks, dailyActions, dailyStats } from '@nova/db/schema/explorer';
import { CHART_DAYS_MAX } from '@nova/shared/explorer/constants';
import type { ActionDay, Chart, ChartDay, ChartQuery } from '@nova/shared/explorer/chart-schemas';
import { and, asc, gt, gte, type InferSelectModel, lte } from 'drizzle-orm';
import { readHours } from './hourly-chart.ts';

/** A chain that is younger than this is shown by the hour: its days would be one to three columns. */
const HOURLY_UNTIL_MS = 3 * DAY_MS;

/** When the chain's first block after the genesis was sealed, in milliseconds; null for a chain without one. */
async function readFirstBlock(db: Queryable): Promise<number | null> {
  const [first] = await db
    .select({ timestamp: blocks.timestamp })
    .from(blocks)
    .where(gt(blocks.number, 0))
    .orderBy(asc(blocks.number))
    .limit(1);
  return first ? first.timestamp.getTime() : null;
}

/**
 * The UTC days of a period since the first block, also those on which nothing happened; the hours of a chain that is
 * younger than three days. A period that ends before the first block or begins in the future has none.
 */
export async function readCharts(db: Queryable, query: ChartQuery, now: number): Promise<Chart> {
  const first = await readFirstBlock(db);
  const { earliest, end } = toPeriod(query, now);
  const from = first === null ? Math.max(earliest, startOfDay(now)) : Math.max(earliest, first);
  const isYoung = first !== null && now - first < HOURLY_UNTIL_MS;
  const [hours, actions] = await Promise.all([
    isYoung ? readHours(db, from, end) : null,
    readActionDays(db, toDay(from), toDay(end)),
  ]);
  if (hours) return { bucket: 'hour', days: hours, actions };
  return { bucket: 'day', days: await readDays(db, from, end), actions };
}

/** Returns the first and the last millisecond of a period; it never ends in the future. */
function toPeriod({ days, from, to }: ChartQuery, now: number): { earliest: number; end: number } {
  const end = to === undefined ? now : Math.min(now, Date.parse(to) + DAY_MS - 1);
  const start = from === undefined ? startOfDay(end) - (days - 1) * DAY_MS : Date.parse(from);
  // An open end could be far from the start.
  return { earliest: Math.max(start, startOfDay(end) - (CHART_DAYS_MAX - 1) * DAY_MS), end };
}

/** Every day from one time to another, also those without a row. */
async function readDays(db: Queryable, from: number, end: number): Promise<ChartDay[]> {
  const count = Math.max(0, Math.round((startOfDay(end) - startOfDay(from)) / DAY_MS) + 1);
  const rows = await db
    .select()
    .from(dailyStats)
    .where(and(gte(dailyStats.day, toDay(from)), lte(dailyStats.day, toDay(end))));
  const found = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: count }, (_, index) => {
    const day = toDay(startOfDay(from) + index * DAY_MS);
    const row = found.get(day);
    const start = `${day}T00:00:00.000Z`;
    if (!row) return emptyDay(day, start);
    return toChartDay(row, start);
  });
}

function toChartDay(row: InferSelectModel<typeof dailyStats>, start: string): ChartDay {
  return {
    day: row.day,
    start,
    blocks: row.blocks,
    transactions: row.transactions,
    failed_transactions: row.failedTransactions,
    actions: row.actions,
    points: row.points,
    token_transfers: row.tokenTransfers,
    active_addresses: row.activeAddresses,
    new_addresses: row.newAddresses,
    gas_used: row.gasUsed.toString(),
    fees: row.fees.toString(),
  };
}

/** Actions of each kind and day of a period. */
function readActionDays(db: Queryable, first: string, last: string): Promise<ActionDay[]> {
  return db
    .select({
      day: dailyActions.day,
      action: dailyActions.actionKey,
      actions: dailyActions.actions,
      points: dailyActions.points,
    })
    .from(dailyActions)
    .where(and(gte(dailyActions.day, first), lte(dailyActions.day, last)))
    .orderBy(asc(dailyActions.day), asc(dailyActions.actionKey));
}

const startOfDay = (time: number) => Math.floor(time / DAY_MS) * DAY_MS;

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function emptyDay(day: string, start: string): ChartDay {
  return {
    day,
    start,
    blocks: 0,
    transactions: 0,
    failed_transactions: 0,
    actions: 0,
    points: 0,
    token_transfers: 0,
    active_addresses: 0,
    new_addresses: 0,
    gas_used: '0',
    fees: '0',
  };
}
