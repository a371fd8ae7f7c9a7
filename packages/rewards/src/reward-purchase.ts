import type { Transaction } from '@nova/db/database';
import { notify } from '@nova/db/notify';
import { readPrimaryWallet } from '@nova/db/primary-wallet';
import { referrals } from '@nova/db/schema/referral';
import { purchaseRewards } from '@nova/db/schema/rewards';
import { REWARD_MIN_USDT_UNITS } from '@nova/shared/presale/constants';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Hex } from 'viem';
import { awardWithin } from './award-action.ts';
import { findOwner } from './find-owner.ts';
import { revokeWithin } from './revoke-action.ts';
import type { RewardContext } from './reward-context.ts';
import { notifyRejected } from './notify-rejected.ts';

/** A completed purchase with any payment method. */
export interface CompletedPurchase {
  /** Permanent ID, by which it is rewarded once. */
  readonly ref: string;
  /**
   * Recipient of the coins and the points, lowercase: a wallet, or the own address of an account without
   * one.
   */
  readonly buyer: Hex;
  readonly usdtUnits: bigint;
}

/**
 * Awards points for a purchase: 50 to the buyer and 500 to the referrer (requirement 307: from 5 USDT, at
 * most five a day per buyer and ten per referrer, which are the catalog's daily caps).
 */
export async function rewardPurchase(
  context: RewardContext,
  tx: Transaction,
  { ref, buyer, usdtUnits }: CompletedPurchase,
): Promise<void> {
  const userId = await findOwner(tx, buyer);
  if (userId === null) return;
  const key = 'presale_purchase';
  if (usdtUnits < REWARD_MIN_USDT_UNITS) {
    return notifyRejected(tx, { userId, key, reason: 'below_minimum', nextAt: null });
  }
  const [isNew] = await tx
    .insert(purchaseRewards)
    .values({ purchaseRef: ref, buyerUserId: userId, buyer, usdtUnits, createdAt: new Date(context.clock()) })
    .onConflictDoNothing()
    .returning({ ref: purchaseRewards.purchaseRef });
  if (!isNew) return;
  const requestId = `presale_purchase:${ref}`;
  const own = await awardWithin(context, tx, { userId, account: buyer, key, requestId });
  // The sixth purchase of the day is not rewarded, neither for the buyer nor for the referrer.
  if (!own.accepted) return notifyRejected(tx, { userId, key, ...own });
  const isThis = eq(purchaseRewards.purchaseRef, ref);
  await tx.update(purchaseRewards).set({ buyerActionId: own.actionId }).where(isThis);
  const referrer = await findReferrer(tx, { userId, buyer });
  if (!referrer) return;
  const credit = { ...referrer, key: 'referral_purchase', requestId: `referral_purchase:${ref}` };
  const outcome = await awardWithin(context, tx, credit);
  if (!outcome.accepted) return notifyRejected(tx, { ...credit, ...outcome, wallet: buyer });
  const set = { referrerUserId: referrer.userId, referrerActionId: outcome.actionId };
  await tx.update(purchaseRewards).set(set).where(isThis);
  await notify(tx, referrer.userId, 'referral_purchase', { wallet: buyer, points: outcome.points });
}

/** Returns the buyer's referrer with the wallet to credit, or null. */
async function findReferrer(
  tx: Transaction,
  { userId, buyer }: { userId: string; buyer: Hex },
): Promise<{ userId: string; account: Hex } | null> {
  // Referred with this wallet or another one of the same account; never by themselves.
  const isReferred = or(eq(referrals.refereeWallet, buyer), eq(referrals.refereeUserId, userId));
  const [referralRow] = await tx
    .select({ referrer: referrals.referrerUserId })
    .from(referrals)
    .where(and(isReferred, ne(referrals.referrerUserId, userId)))
    .orderBy(referrals.id)
    .limit(1);
  if (!referralRow) return null;
  const account = await readPrimaryWallet(tx, referralRow.referrer);
  return account && { userId: referralRow.referrer, account };
}

/**
 * Revokes the rewards of a refunded purchase and excludes later ones, even if the refund precedes the
 * chain's event. Part of the refund's own transaction, as its last step.
 * @param purchase `ref` is the purchase's ID on the chain
 */
export async function refundPurchaseRewards(
  context: Pick<RewardContext, 'clock'>,
  tx: Transaction,
  { ref, buyer, usdtUnits }: CompletedPurchase,
): Promise<void> {
  const buyerUserId = await findOwner(tx, buyer);
  const at = new Date(context.clock());
  if (buyerUserId !== null) {
    await tx
      .insert(purchaseRewards)
      .values({ purchaseRef: ref, buyerUserId, buyer, usdtUnits, createdAt: at })
      .onConflictDoNothing();
  }
  // Also applies if the buyer's account was deleted meanwhile.
  await undoPurchaseRewards(context, tx, ref);
}

/**
 * Revokes the rewards of a refunded purchase once: the buyer's points and the referrer's. Delivered coins
 * stay with the buyer (requirement 317).
 * @returns false if the purchase had no rewards or was refunded before
 */
export async function undoPurchaseRewards(
  { clock }: Pick<RewardContext, 'clock'>,
  tx: Transaction,
  ref: string,
): Promise<boolean> {
  const [row] = await tx
    .update(purchaseRewards)
    .set({ refundedAt: new Date(clock()) })
    .where(and(eq(purchaseRewards.purchaseRef, ref), isNull(purchaseRewards.refundedAt)))
    .returning();
  if (!row) return false;
  if (row.buyerActionId) await revokeWithin(tx, row.buyerActionId);
  if (row.referrerActionId) await revokeWithin(tx, row.referrerActionId);
  if (row.buyerActionId) await notify(tx, row.buyerUserId, 'points_revoked', {});
  if (row.referrerActionId && row.referrerUserId) {
    await notify(tx, row.referrerUserId, 'points_revoked', { wallet: row.buyer });
  }
  return true;
}
