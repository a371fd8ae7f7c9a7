import type { Queryable } from '@nova/db/database';
import { blocks, dailyActions, dailyStats } from '@nova/db/schema/explorer';
import type { ActionDay, Chart, ChartDay } from '@nova/shared/explorer/chart-schemas';
import { asc, gt, gte } from 'drizzle-orm';
import { readHours } from './hourly-chart.ts';

const DAY_MS = 86_400_000;

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
 * The last UTC days of the chain since its first block, today included, also those on which nothing happened; the hours of
 * a chain that is younger than three days.
 */
export async function readCharts(db: Queryable, days: number, now: number): Promise<Chart> {
  const first = await readFirstBlock(db);
  const earliest = startOfDay(now) - (days - 1) * DAY_MS;
  const from = first === null ? startOfDay(now) : Math.max(earliest, first);
  const isYoung = first !== null && now - first < HOURLY_UNTIL_MS;
  const [hours, actions] = await Promise.all([
    isYoung ? readHours(db, from, now) : null,
    readActionDays(db, toDay(from)),
  ]);
  if (hours) return { bucket: 'hour', days: hours, actions };
  return { bucket: 'day', days: await readDays(db, from, now), actions };
}

/** Every day from one time to another, also those without a row. */
async function readDays(db: Queryable, from: number, now: number): Promise<ChartDay[]> {
  const count = Math.round((startOfDay(now) - startOfDay(from)) / DAY_MS) + 1;
  const rows = await db
    .select()
    .from(dailyStats)
    .where(gte(dailyStats.day, toDay(from)));
  const found = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: count }, (_, index) => {
    const day = toDay(startOfDay(from) + index * DAY_MS);
    const row = found.get(day);
    const start = `${day}T00:00:00.000Z`;
    if (!row) return emptyDay(day, start);
    return { ...row, start, gasUsed: row.gasUsed.toString(), fees: row.fees.toString() };
  });
}

/** Actions of each kind and day, from a day on. */
function readActionDays(db: Queryable, first: string): Promise<ActionDay[]> {
  return db
    .select({
      day: dailyActions.day,
      action: dailyActions.actionKey,
      actions: dailyActions.actions,
      points: dailyActions.points,
    })
    .from(dailyActions)
    .where(gte(dailyActions.day, first))
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
    failedTransactions: 0,
    actions: 0,
    points: 0,
    tokenTransfers: 0,
    activeAddresses: 0,
    newAddresses: 0,
    gasUsed: '0',
    fees: '0',
  };
}
