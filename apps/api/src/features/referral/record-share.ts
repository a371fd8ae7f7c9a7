import { DAY_MS } from '@nova/shared/durations';
import type { Database } from '@nova/db/database';
import { actions } from '@nova/db/schema/energy';
import type { AwardReferral } from '@nova/rewards/referral-award';
import type { SharePlatform } from '@nova/shared/referral/constants';
import type { ReferralResult } from '@nova/shared/referral/schemas';
import { and, eq } from 'drizzle-orm';
import type { Hex } from 'viem';

/** Returns the request id of one platform on one UTC day. */
export function shareRequestId(platform: SharePlatform, now: number): string {
  return `referral_share:${platform}:${Math.floor(now / DAY_MS)}`;
}

/** Credits sharing the user's own link, once per platform and UTC day. */
export async function recordShare(
  db: Database,
  award: AwardReferral,
  { userId, account }: { userId: string; account: Hex },
  platform: SharePlatform,
  now: number,
): Promise<ReferralResult> {
  const requestId = shareRequestId(platform, now);
  return db.transaction(async (tx) => {
    const isSame = and(
      eq(actions.userId, userId),
      eq(actions.requestOrigin, 'server'),
      eq(actions.requestId, requestId),
    );
    const [earlier] = await tx.select({ id: actions.actionId }).from(actions).where(isSame);
    const credit = earlier ? null : await award(tx, { userId, account, key: 'referral_share', requestId });
    if (credit) return { success: true, points_earned: credit.points, error: null };
    return { success: false, points_earned: 0, error: 'already_shared' };
  });
}
