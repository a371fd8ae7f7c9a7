import type { Queryable } from '@nova/db/database';
import type { Anomaly } from '@nova/shared/admin/schemas';
import { BROWSER_POINTS_PER_DAY } from '@nova/shared/energy/catalogue';
import { SECONDS_PER_DAY } from '@nova/shared/energy/rules';
import { sql, type SQL } from 'drizzle-orm';

/** Days to look back, and the counts from which an anomaly is reported. */
const DAYS = 14;
const WALLETS_OF_ONE_NETWORK = 10;
const CAPPED_DAYS = 5;
const FRIENDS_OF_ONE_NETWORK = 5;
const MOST = 50;

interface Row extends Record<string, unknown> {
  account: string | null;
  user_id: string | null;
  count: number;
  since: Date;
}

/** Lists anomalies such as suspected account farms; one bounded query per kind. */
export async function listAnomalies(db: Queryable, now: number): Promise<Anomaly[]> {
  const since = new Date(now - DAYS * SECONDS_PER_DAY * 1000).toISOString();
  const read = async (kind: Anomaly['kind'], details: string, query: SQL): Promise<Anomaly[]> => {
    const { rows } = await db.execute<Row>(query);
    return rows.map((row) => ({
      kind,
      account: row.account as Anomaly['account'],
      user_id: row.user_id,
      count: row.count,
      since: new Date(row.since).toISOString(),
      details,
    }));
  };
  const found = await Promise.all([
    read(
      'many_wallets_of_one_network',
      'New wallets that requested their welcome bonus from one network; the account is one of them.',
      sql`select '0x' || encode(min(address), 'hex') as account, min(user_id::text) as user_id,
            count(*)::int as count, min(requested_at) as since
          from app.welcome_bonuses where requested_at > ${since}
          group by network having count(*) >= ${WALLETS_OF_ONE_NETWORK} order by count(*) desc limit ${MOST}`,
    ),
    read(
      'browser_cap_every_day',
      `Days on which at least nine tenths of the browser limit of ${BROWSER_POINTS_PER_DAY} EP were used.`,
      sql`select account, user_id, count(*)::int as count, min(since) as since from (
            select '0x' || encode(action.account, 'hex') as account, action.user_id::text as user_id,
              to_timestamp(min(action.occurred_at)) as since
            from app.actions action join chain.action_types type using (action_key)
            where type.source = 'browser' and action.created_at > ${since}
            group by action.account, action.user_id, action.occurred_at / ${SECONDS_PER_DAY}
            having sum(action.points) >= ${BROWSER_POINTS_PER_DAY * 0.9}
          ) full_days group by account, user_id having count(*) >= ${CAPPED_DAYS}
          order by count(*) desc limit ${MOST}`,
    ),
    read(
      'friends_of_one_network',
      'Friends referred by one person who all came from the same network.',
      sql`select null as account, referrer_user_id::text as user_id, count(*)::int as count, min(created_at) as since
          from app.referrals where created_at > ${since}
          group by referrer_user_id, network having count(*) >= ${FRIENDS_OF_ONE_NETWORK}
          order by count(*) desc limit ${MOST}`,
    ),
    read(
      'action_failed_on_chain',
      'An operation that the server accepted and the chain rejected. This should never happen.',
      sql`select null as account, null as user_id, count(*)::int as count, min(created_at) as since
          from app.outbox where status = 'failed' having count(*) > 0`,
    ),
  ]);
  return found.flat().sort((a, b) => b.count - a.count);
}
