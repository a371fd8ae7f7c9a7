import type { Queryable } from '@nova/db/database';
import type { Overview } from '@nova/shared/admin/lists';
import { sql } from 'drizzle-orm';
import { toWireTime } from '../../http/clock.ts';
import { readLanes } from './outbox-list.ts';

const DAY_MS = 86_400_000;
const DAYS = 30;

interface Row extends Record<string, unknown> {
  users: number;
  users_today: number;
  wallets: number;
  wallets_today: number;
  actions: number;
  points: number;
  purchases: number;
  usdt_units: string;
  nac_wei: string;
  refund_due: number;
  is_clean: boolean | null;
  refused_today: number;
}
interface DayRow extends Record<string, unknown> {
  day: string;
  actions: number;
  points: number;
}

/**
 * How the house is doing. Days are UTC.
 * @param now milliseconds since 1970
 */
export async function readOverview(db: Queryable, now: number): Promise<Overview> {
  const today = toDay(now);
  const first = toDay(now - (DAYS - 1) * DAY_MS);
  const since = `${today}T00:00:00Z`;
  const [figures, days, lanes] = await Promise.all([
    db.execute<Row>(sql`
      select
        (select count(*)::int from app.users where deleted_at is null) as users,
        (select count(*)::int from app.users where created_at >= ${since}::timestamptz) as users_today,
        (select count(*)::int from app.wallets) as wallets,
        (select count(*)::int from app.wallets where created_at >= ${since}::timestamptz) as wallets_today,
        (select coalesce(sum(value), 0)::float8 from chain.counters where name = 'actions') as actions,
        (select coalesce(sum(value), 0)::float8 from chain.counters where name = 'energy') as points,
        sale.*,
        (select count(*)::int from app.presale_purchases where status = 'refund_due') as refund_due,
        (select is_clean from app.presale_reconciliations order by id desc limit 1) as is_clean,
        (select count(*)::int from app.audit_log
          where not is_allowed and at >= ${since}::timestamptz) as refused_today
      from (
        select count(*)::int as purchases, coalesce(sum(usdt_amount), 0)::text as usdt_units,
          coalesce(sum(nova_tokens + bonus_tokens), 0)::text as nac_wei
        from app.presale_purchases where status = 'completed'
      ) sale`),
    db.execute<DayRow>(sql`
      select day::text as day, actions, points::float8 as points from chain.daily_stats
      where day >= ${first}::date order by day`),
    readLanes(db),
  ]);
  const row = figures.rows[0]!;
  const found = new Map(days.rows.map((each) => [each.day, each]));
  const listed = Array.from({ length: DAYS }, (_, index) => {
    const day = toDay(now - (DAYS - 1 - index) * DAY_MS);
    const { actions = 0, points = 0 } = found.get(day) ?? {};
    return { day, actions, points };
  });
  const { actions: actionsToday, points: pointsToday } = listed.at(-1)!;
  const oldest = lanes.flatMap(({ oldest_at: at }) => at ?? []).toSorted();
  return {
    users: { total: row.users, today: row.users_today },
    wallets: { total: row.wallets, today: row.wallets_today },
    actions: { total: row.actions, today: actionsToday },
    points: { total: row.points, today: pointsToday },
    sale: {
      purchases: row.purchases,
      usdt_units: row.usdt_units,
      nac_wei: row.nac_wei,
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
