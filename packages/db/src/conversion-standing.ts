import { CONVERSION_ACTIVE_DAYS } from '@nova/shared/energy/constants';
import { ACCOUNT_POINTS_PER_DAY } from '@nova/shared/energy/conversion';
import type { ConversionCondition } from '@nova/shared/energy/conversion-schemas';
import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** What is asked for, whose conditions are looked at. */
export interface ConversionSubject {
  readonly userId: string;
  readonly account: `0x${string}`;
  /** The contract's nonce of the account: an earlier permit under it stands for the same conversion. */
  readonly nonce: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface ConversionStanding {
  readonly spendable: number;
  /** Points that the person can still have permitted today, over all their wallets. */
  readonly leftToday: number;
  /** The conditions that the database knows; the rest is the contract's. */
  readonly conditions: readonly ConversionCondition[];
}

interface Row extends Record<string, unknown> {
  spendable: number;
  active_days: number;
  is_person: boolean;
  is_demo: boolean;
  permitted: number;
}

/**
 * How a wallet stands with the conditions of a conversion. The api asks before it queues a permit, the worker before
 * it signs one: whoever could write the table alone could not have anything signed.
 */
export async function readConversionStanding(
  db: Queryable,
  { userId, account, nonce, now }: ConversionSubject,
): Promise<ConversionStanding> {
  const bytes = Buffer.from(account.slice(2), 'hex');
  const dayStart = new Date(Math.floor(now / 86_400_000) * 86_400_000).toISOString();
  const { rows } = await db.execute<Row>(sql`
    select
      coalesce((select energy_spendable from chain.address_stats where address = ${bytes}), 0)::int as spendable,
      (select count(*) from chain.address_days where address = ${bytes} and actions > 0)::int as active_days,
      exists (
        select 1 from app.users where id = ${userId} and deleted_at is null and email_verified
          and email not like '%@wallet.invalid' and email not like '%@deleted.invalid'
      ) or exists (
        select 1 from app.purchase_rewards
        where buyer_user_id = ${userId} and buyer_action_id is not null and refunded_at is null
      ) as is_person,
      exists (select 1 from app.demo_sessions where user_id = ${userId} or address = ${bytes}) as is_demo,
      coalesce((
        select sum(points) from (
          select max(points) as points from app.conversion_permits
          where user_id = ${userId} and status <> 'refused' and created_at >= ${dayStart}
            and not (account = ${bytes} and nonce = ${nonce})
          group by account, nonce
        ) each
      ), 0)::int as permitted`);
  const row = rows[0]!;
  return {
    spendable: row.spendable,
    leftToday: Math.max(0, ACCOUNT_POINTS_PER_DAY - row.permitted),
    conditions: [
      { name: 'person', is_met: row.is_person, have: null, need: null },
      {
        name: 'active_days',
        is_met: row.active_days >= CONVERSION_ACTIVE_DAYS,
        have: Math.min(row.active_days, CONVERSION_ACTIVE_DAYS),
        need: CONVERSION_ACTIVE_DAYS,
      },
      { name: 'no_demo', is_met: !row.is_demo, have: null, need: null },
    ],
  };
}
