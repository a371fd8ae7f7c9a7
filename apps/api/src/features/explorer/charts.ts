import type { Queryable } from '@nova/db/database';
import { dailyActions, dailyStats } from '@nova/db/schema/explorer';
import type { Chart, ChartDay } from '@nova/shared/explorer/chart-schemas';
import { asc, gte } from 'drizzle-orm';

const DAY_MS = 86_400_000;

/** Returns the chart of the last UTC days, including today and days without blocks. */
export async function readCharts(db: Queryable, days: number, now: number): Promise<Chart> {
  const listed = Array.from({ length: days }, (_, index) => toDay(now - (days - 1 - index) * DAY_MS));
  const first = listed[0]!;
  const [rows, byAction] = await Promise.all([
    db.select().from(dailyStats).where(gte(dailyStats.day, first)),
    db
      .select({
        day: dailyActions.day,
        action: dailyActions.actionKey,
        actions: dailyActions.actions,
        points: dailyActions.points,
      })
      .from(dailyActions)
      .where(gte(dailyActions.day, first))
      .orderBy(asc(dailyActions.day), asc(dailyActions.actionKey)),
  ]);
  const found = new Map(
    rows.map(({ gasUsed, fees, ...row }) => [
      row.day,
      { ...row, gasUsed: gasUsed.toString(), fees: fees.toString() },
    ]),
  );
  return { days: listed.map((day) => found.get(day) ?? emptyDay(day)), actions: byAction };
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function emptyDay(day: string): ChartDay {
  return {
    day,
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
