import { DAY_MS } from '@nova/shared/durations';
import type { Queryable } from '@nova/db/database';
import { actions } from '@nova/db/schema/energy';
import { addressStats, chainActions } from '@nova/db/schema/explorer';
import { referrals } from '@nova/db/schema/referral';
import { purchaseRewards } from '@nova/db/schema/rewards';
import { addressSchema } from '@nova/shared/hex';
import type { Page, PageQuery } from '@nova/shared/pagination';
import { REFERRAL_ACTIVE_DAYS, SHARE_PLATFORMS } from '@nova/shared/referral/constants';
import type { Friend, ReferralSummary } from '@nova/shared/referral/schemas';
import { and, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toWireTime } from '../../http/clock.ts';
import { readColumnPage } from '../../http/requests/column-page.ts';
import { toPage } from '../../http/requests/page-cursor.ts';
import { getReferralCode } from './referral-code.ts';
import { shareRequestId } from './record-share.ts';

/** Actions on the chain; the table of accepted actions has the same name. */
const sealed = alias(chainActions, 'sealed');
/** Keys that the referral program credits to the referrer. */
const KEYS = ['referral', 'referral_purchase', 'referral_share'];
/**
 * Common prefix of their request ids, which keeps the number of rows read small for accounts with many
 * actions.
 */
const REQUEST_IDS = { from: 'referral', until: 'referram' } as const;

/** Returns the statistics of a user's referral program. */
export async function readReferralSummary(
  db: Queryable,
  userId: string,
  now: number,
): Promise<ReferralSummary> {
  const activeSince = new Date(now - REFERRAL_ACTIVE_DAYS * DAY_MS).toISOString();
  const [counts] = await db
    .select({
      invited: sql<number>`count(*)::int`,
      waiting: sql<number>`count(*) filter (where ${referrals.actionId} is null)::int`,
      active: sql<number>`count(*) filter (where ${addressStats.lastActivity} > ${activeSince})::int`,
    })
    .from(referrals)
    .leftJoin(addressStats, eq(addressStats.address, referrals.refereeWallet))
    .where(eq(referrals.referrerUserId, userId));
  const [earned] = await db
    .select({ points: sql<number>`coalesce(sum(${actions.points}), 0)::int` })
    .from(actions)
    .leftJoin(sealed, eq(sealed.actionId, actions.actionId))
    .where(
      and(
        eq(actions.userId, userId),
        eq(actions.requestOrigin, 'server'),
        gte(actions.requestId, REQUEST_IDS.from),
        lt(actions.requestId, REQUEST_IDS.until),
        inArray(actions.actionKey, KEYS),
        isNull(sealed.revokedBlockNumber),
      ),
    );
  const [purchases] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(purchaseRewards)
    .where(
      and(
        eq(purchaseRewards.referrerUserId, userId),
        isNotNull(purchaseRewards.referrerActionId),
        isNull(purchaseRewards.refundedAt),
      ),
    );
  const requestIds = SHARE_PLATFORMS.map((platform) => shareRequestId(platform, now));
  const shared = await db
    .select({ requestId: actions.requestId })
    .from(actions)
    .where(
      and(
        eq(actions.userId, userId),
        eq(actions.requestOrigin, 'server'),
        inArray(actions.requestId, requestIds),
      ),
    );
  return {
    code: await getReferralCode(db, userId),
    invited: counts!.invited,
    active: counts!.active,
    earned_points: earned!.points,
    purchases: purchases!.count,
    waiting: counts!.waiting,
    shared_today: SHARE_PLATFORMS.filter((platform) =>
      shared.some(({ requestId }) => requestId === shareRequestId(platform, now)),
    ),
  };
}

/** Lists a user's invited friends, newest first. */
export async function listFriends(
  db: Queryable,
  userId: string,
  query: PageQuery,
  now: number,
): Promise<Page<Friend>> {
  const { start, isAfter, order } = readColumnPage(query.cursor, referrals.id);
  const rows = await db
    .select({
      id: referrals.id,
      wallet: referrals.refereeWallet,
      createdAt: referrals.createdAt,
      lastActivity: addressStats.lastActivity,
      points: actions.points,
      // Purchases of the friend's account for which this user was rewarded.
      purchases: sql<number>`(
        select count(*)::int from app.purchase_rewards bought
        where bought.referrer_user_id = ${userId} and bought.buyer_user_id = ${referrals.refereeUserId}
          and bought.referrer_action_id is not null and bought.refunded_at is null)`,
      bought: sql<number>`(
        select coalesce(sum(credit.points), 0)::int from app.purchase_rewards bought
        join app.actions credit on credit.action_id = bought.referrer_action_id
        where bought.referrer_user_id = ${userId} and bought.buyer_user_id = ${referrals.refereeUserId}
          and bought.refunded_at is null)`,
    })
    .from(referrals)
    .leftJoin(addressStats, eq(addressStats.address, referrals.refereeWallet))
    .leftJoin(actions, eq(actions.actionId, referrals.actionId))
    .where(and(eq(referrals.referrerUserId, userId), isAfter))
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.id]);
  const activeSince = now - REFERRAL_ACTIVE_DAYS * DAY_MS;
  return {
    ...page,
    items: page.items.map((row) => ({
      wallet: addressSchema.parse(row.wallet),
      joined_at: toWireTime(row.createdAt),
      is_active: (row.lastActivity?.getTime() ?? 0) > activeSince,
      points: (row.points ?? 0) + row.bought,
      purchases: row.purchases,
      is_credited: row.points !== null,
    })),
  };
}
