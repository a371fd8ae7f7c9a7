import { DAY_MS } from '@nova/shared/durations';
import type { Queryable } from '@nova/db/database';
import type { Overview } from '@nova/shared/admin/lists';
import { sql } from 'drizzle-orm';
import { toWireTime } from '../../http/clock.ts';
import { staleWhileRevalidate } from '../../http/stale-while-revalidate.ts';
import { readLanes } from './outbox-list.ts';

const DAYS = 30;

/** Totals over all rows of a table: with a million rows they take longer than a page may take. */
interface Totals extends Record<string, unknown> {
  users: number;
  wallets: number;
  purchases: number;
  usdt_units: string;
  simulated_usdt_units: string;
  nac_wei: string;
}
interface Row extends Record<string, unknown> {
  users_today: number;
  wallets_today: number;
  actions: number;
  points: number;
  refund_due: number;
  is_clean: boolean | null;
  refused_today: number;
}
interface DayRow extends Record<string, unknown> {
  day: string;
  actions: number;
  points: number;
}

const TOTALS_AGES = { freshMs: 10_000, staleMs: 60_000 };

/** Returns a reader of the overview at a time in milliseconds since 1970; totals may be one minute old. */
export function createOverviewReader(db: Queryable): (now: number) => Promise<Overview> {
  const readCached = staleWhileRevalidate(() => readTotals(db), TOTALS_AGES);
  return async (now) => readOverview(db, now, await readCached());
}

async function readTotals(db: Queryable): Promise<Totals> {
  const { rows } = await db.execute<Totals>(sql`
    select
      (select count(*)::int from app.users where deleted_at is null) as users,
      (select count(*)::int from app.wallets) as wallets,
      sale.*
    from (
      select count(*)::int as purchases, coalesce(sum(usdt_amount), 0)::text as usdt_units,
        coalesce(sum(usdt_amount) filter (where is_simulated), 0)::text as simulated_usdt_units,
        coalesce(sum(nova_tokens + bonus_tokens), 0)::text as nac_wei
      from app.presale_purchases where status = 'completed'
    ) sale`);
  return rows[0]!;
}

/** Reads the overview; days are UTC. */
async function readOverview(db: Queryable, now: number, totals: Totals): Promise<Overview> {
  const today = toDay(now);
  const first = toDay(now - (DAYS - 1) * DAY_MS);
  const since = `${today}T00:00:00Z`;
  const [stats, days, lanes] = await Promise.all([
    db.execute<Row>(sql`
      select
        (select count(*)::int from app.users where created_at >= ${since}::timestamptz) as users_today,
        (select count(*)::int from app.wallets where created_at >= ${since}::timestamptz) as wallets_today,
        (select coalesce(sum(value), 0)::float8 from chain.counters where name = 'actions') as actions,
        (select coalesce(sum(value), 0)::float8 from chain.counters where name = 'energy') as points,
        (select count(*)::int from app.presale_purchases where status = 'refund_due') as refund_due,
        (select is_clean from app.presale_reconciliations order by id desc limit 1) as is_clean,
        (select count(*)::int from app.audit_log
          where not is_allowed and at >= ${since}::timestamptz) as refused_today`),
    db.execute<DayRow>(sql`
      select day::text as day, actions, points::float8 as points from chain.daily_stats
      where day >= ${first}::date order by day`),
    readLanes(db),
  ]);
  const row = stats.rows[0]!;
  const found = new Map(days.rows.map((each) => [each.day, each]));
  const listed = Array.from({ length: DAYS }, (_, index) => {
    const day = toDay(now - (DAYS - 1 - index) * DAY_MS);
    const { actions = 0, points = 0 } = found.get(day) ?? {};
    return { day, actions, points };
  });
  const { actions: actionsToday, points: pointsToday } = listed.at(-1)!;
  const oldest = lanes.flatMap(({ oldest_at: at }) => at ?? []).toSorted();
  return {
    users: { total: totals.users, today: row.users_today },
    wallets: { total: totals.wallets, today: row.wallets_today },
    actions: { total: row.actions, today: actionsToday },
    points: { total: row.points, today: pointsToday },
    sale: {
      purchases: totals.purchases,
      usdt_units: totals.usdt_units,
      simulated_usdt_units: totals.simulated_usdt_units,
      nac_wei: totals.nac_wei,
      refund_due: row.refund_due,
      is_clean: row.is_clean,
    },
    outbox: {
      waiting: lanes.reduce((sum, { waiting }) => sum + waiting, 0),
      failed: lanes.reduce((sum, { failed }) => sum + failed, 0),
      oldest_at: oldest[0] ?? null,
    },
    refused_today: row.refused_today,
    days: listed,
  };
}

const toDay = (time: number) => toWireTime(new Date(time)).slice(0, 10);
