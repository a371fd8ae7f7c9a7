import { DAY_MS } from '@nova/shared/durations';
import { ACTIVE_DAY_MIN_POINTS, MILLI } from '@nova/shared/energy/allowance';
import { CONVERSION_ACTIVE_DAYS, EP_PER_NAC } from '@nova/shared/energy/constants';
import { ACCOUNT_POINTS_PER_DAY } from '@nova/shared/energy/conversion';
import type { ConversionCondition } from '@nova/shared/energy/conversion-schemas';
import { sql } from 'drizzle-orm';
import { isPerson, isSuspended } from './conversion-person.ts';
import type { Queryable } from './database.ts';

/** The account whose conditions are checked, and the time of the check. */
export interface ConversionSubject {
  readonly userId: string;
  readonly account: `0x${string}`;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Points permitted to a user today under one nonce of one of their wallets. */
interface Permitted {
  /** Hex without the 0x prefix. */
  readonly account: string;
  readonly nonce: number;
  readonly points: number;
}

/** The contract's state of a wallet. */
export interface ConversionContract {
  readonly account: `0x${string}`;
  readonly nonce: number;
  /** Points still covered by purchases. */
  readonly covered: number;
}

export interface ConversionState {
  readonly spendable: number;
  /** Points that the user can still have permitted today, over all their wallets. */
  readonly leftToday: number;
  /** Points remaining of the account's shares of the pot. */
  readonly potShare: number;
  /** The conditions that the database can check; the contract checks the others. */
  readonly conditions: readonly ConversionCondition[];
}

/** The database's facts, which are independent of the contract's nonce, so both can be read in parallel. */
export interface ConversionFacts {
  readonly spendable: number;
  readonly activeDays: number;
  readonly isPerson: boolean;
  readonly isDemo: boolean;
  readonly isSuspended: boolean;
  /** All shares of the pot so far, in thousandths of a point. */
  readonly potAccruedMilli: number;
  /** Points of the pot that were permitted so far. */
  readonly potPermitted: number;
  /**
   * Points of the wallet's newest nonce, which remain available if the contract has not used that nonce yet.
   */
  readonly newest: { readonly nonce: number; readonly points: number } | null;
  readonly permitted: readonly Permitted[];
}

interface Row extends Record<string, unknown> {
  spendable: number;
  active_days: number;
  is_person: boolean;
  is_demo: boolean;
  is_suspended: boolean;
  pot_accrued: string;
  pot_permitted: number;
  newest: { nonce: number; points: number } | null;
  permitted: Permitted[];
}

/** Reads the facts; each part uses an index on the user or the wallet. */
export async function readConversionFacts(
  db: Queryable,
  { userId, account, now }: ConversionSubject,
): Promise<ConversionFacts> {
  const bytes = Buffer.from(account.slice(2), 'hex');
  const user = sql`${userId}::uuid`;
  const dayStart = new Date(Math.floor(now / DAY_MS) * DAY_MS).toISOString();
  const { rows } = await db.execute<Row>(sql`
    select
      coalesce((select energy_spendable from chain.address_stats where address = ${bytes}), 0)::int as spendable,
      (select count(*) from (
        select 1 from chain.address_days where address = ${bytes} and points >= ${ACTIVE_DAY_MIN_POINTS} limit ${CONVERSION_ACTIVE_DAYS}
      ) days)::int as active_days,
      ${isPerson(user)} as is_person,
      ${isSuspended(user)} or exists (select 1 from app.suspended_wallets where address = ${bytes}) as is_suspended,
      coalesce((select accrued_milli from app.pot_shares where user_id = ${user}), 0) as pot_accrued,
      coalesce((
        select sum(points) from (
          select max(pot_points) as points from app.conversion_permits
          where user_id = ${user} and status <> 'refused' group by account, nonce
        ) each
      ), 0)::int as pot_permitted,
      (
        select jsonb_build_object('nonce', nonce, 'points', max(pot_points)) from app.conversion_permits
        where user_id = ${user} and account = ${bytes} and status <> 'refused'
        group by nonce order by nonce desc limit 1
      ) as newest,
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
    isSuspended: row.is_suspended,
    potAccruedMilli: Number(row.pot_accrued),
    potPermitted: row.pot_permitted,
    newest: row.newest,
    permitted: row.permitted,
  };
}

/**
 * Evaluates a wallet's conditions from these facts.
 * @param contract the contract's nonce of the account, under which an earlier permit counts as the same
 * conversion, and the points still covered by purchases
 */
export function judgeConversion(
  facts: ConversionFacts,
  { account, nonce, covered }: ConversionContract,
): ConversionState {
  const isSame = (permit: Permitted) =>
    permit.nonce === nonce && permit.account === account.slice(2).toLowerCase();
  const permitted = facts.permitted
    .filter((permit) => !isSame(permit))
    .reduce((sum, { points }) => sum + points, 0);
  const reserved = facts.newest?.nonce === nonce ? facts.newest.points : 0;
  const potUsed = facts.potPermitted - reserved;
  const potShare = Math.max(0, Math.floor(facts.potAccruedMilli / MILLI) - potUsed);
  return {
    potShare,
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
      { name: 'not_suspended', is_met: !facts.isSuspended, have: null, need: null },
      {
        name: 'allowance',
        is_met: covered + potShare >= EP_PER_NAC,
        have: covered + potShare,
        need: EP_PER_NAC,
      },
    ],
  };
}

/**
 * Returns the state of a wallet's conversion conditions. The api checks them before it queues a permit, and
 * the worker before it signs one: write access to the table alone does not produce a signature.
 */
export async function readConversionState(
  db: Queryable,
  { nonce, covered, ...subject }: ConversionSubject & Omit<ConversionContract, 'account'>,
): Promise<ConversionState> {
  return judgeConversion(await readConversionFacts(db, subject), {
    account: subject.account,
    nonce,
    covered,
  });
}
