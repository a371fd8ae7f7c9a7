import { CONVERSION_ACTIVE_DAYS } from '@nova/shared/energy/constants';
import { ACCOUNT_POINTS_PER_DAY } from '@nova/shared/energy/conversion';
import type { ConversionCondition } from '@nova/shared/energy/conversion-schemas';
import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** Whose conditions are looked at, and when. */
export interface ConversionSubject {
  readonly userId: string;
  readonly account: `0x${string}`;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Points that the person has had permitted today under one nonce of one of their wallets. */
interface Permitted {
  /** Hex without its beginning. */
  readonly account: string;
  readonly nonce: number;
  readonly points: number;
}

export interface ConversionStanding {
  readonly spendable: number;
  /** Points that the person can still have permitted today, over all their wallets. */
  readonly leftToday: number;
  /** The conditions that the database knows; the rest is the contract's. */
  readonly conditions: readonly ConversionCondition[];
}

/** What the database knows of it, whatever the contract's nonce is: the contract can be asked at the same time. */
export interface ConversionFacts {
  readonly spendable: number;
  readonly activeDays: number;
  readonly isPerson: boolean;
  readonly isDemo: boolean;
  readonly permitted: readonly Permitted[];
}

interface Row extends Record<string, unknown> {
  spendable: number;
  active_days: number;
  is_person: boolean;
  is_demo: boolean;
  permitted: Permitted[];
}

/** Reads it, each part by an index of the person or the wallet. */
export async function readConversionFacts(
  db: Queryable,
  { userId, account, now }: ConversionSubject,
): Promise<ConversionFacts> {
  const bytes = Buffer.from(account.slice(2), 'hex');
  const dayStart = new Date(Math.floor(now / 86_400_000) * 86_400_000).toISOString();
  const { rows } = await db.execute<Row>(sql`
    select
      coalesce((select energy_spendable from chain.address_stats where address = ${bytes}), 0)::int as spendable,
      (select count(*) from (
        select 1 from chain.address_days where address = ${bytes} and actions > 0 limit ${CONVERSION_ACTIVE_DAYS}
      ) days)::int as active_days,
      exists (
        select 1 from app.users where id = ${userId} and deleted_at is null and email_verified
          and email not like '%@wallet.invalid' and email not like '%@deleted.invalid'
      ) or exists (
        select 1 from app.purchase_rewards
        where buyer_user_id = ${userId} and buyer_action_id is not null and refunded_at is null
      ) as is_person,
      exists (select 1 from app.demo_sessions where user_id = ${userId})
        or exists (select 1 from app.demo_sessions where address = ${bytes}) as is_demo,
      coalesce((
        select jsonb_agg(each) from (
          select encode(account, 'hex') as account, nonce, max(points) as points from app.conversion_permits
          where user_id = ${userId} and status <> 'refused' and created_at >= ${dayStart}
          group by account, nonce
        ) each
      ), '[]') as permitted`);
  const row = rows[0]!;
  return {
    spendable: row.spendable,
    activeDays: row.active_days,
    isPerson: row.is_person,
    isDemo: row.is_demo,
    permitted: row.permitted,
  };
}

/**
 * How a wallet stands by these facts.
 * @param nonce the contract's nonce of the account: an earlier permit under it stands for the same conversion
 */
export function judgeConversion(
  facts: ConversionFacts,
  { account, nonce }: { readonly account: `0x${string}`; readonly nonce: number },
): ConversionStanding {
  const isSame = (permit: Permitted) =>
    permit.nonce === nonce && permit.account === account.slice(2).toLowerCase();
  const permitted = facts.permitted
    .filter((permit) => !isSame(permit))
    .reduce((sum, { points }) => sum + points, 0);
  return {
    spendable: facts.spendable,
    leftToday: Math.max(0, ACCOUNT_POINTS_PER_DAY - permitted),
    conditions: [
      { name: 'person', is_met: facts.isPerson, have: null, need: null },
      {
        name: 'active_days',
        is_met: facts.activeDays >= CONVERSION_ACTIVE_DAYS,
        have: facts.activeDays,
        need: CONVERSION_ACTIVE_DAYS,
      },
      { name: 'no_demo', is_met: !facts.isDemo, have: null, need: null },
    ],
  };
}

/**
 * How a wallet stands with the conditions of a conversion. The api asks before it queues a permit, the worker before
 * it signs one: whoever could write the table alone could not have anything signed.
 */
export async function readConversionStanding(
  db: Queryable,
  { nonce, ...subject }: ConversionSubject & { readonly nonce: number },
): Promise<ConversionStanding> {
  return judgeConversion(await readConversionFacts(db, subject), { account: subject.account, nonce });
}
