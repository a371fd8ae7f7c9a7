import type { Database } from '@nova/db/database';
import { referrals } from '@nova/db/schema/referral';
import { awardReferral, type AwardReferral, lockReferrals } from '@nova/rewards/referral-award';
import type { Logger } from '@nova/runtime/logger';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { retryEach } from '../../lib/retries/retry-each.ts';
import { toRetryPauseMs } from '../../lib/retries/retry-pause.ts';

const AWARDED_AT_ONCE = 200;

interface AwardServices {
  readonly db: Database;
  readonly clock: () => number;
  readonly logger: Logger;
}

/**
 * Credits waiting referrals in the order in which they are due. A referral that fails is skipped and
 * retried after a delay. Safe to run in several processes at once.
 */
export async function awardWaiting(
  { db, clock, logger }: AwardServices,
  award: AwardReferral,
): Promise<number> {
  const waiting = await db
    .select({
      referrer: referrals.referrerUserId,
      wallet: referrals.refereeWallet,
      attempts: referrals.attempts,
    })
    .from(referrals)
    .where(and(isNull(referrals.actionId), lte(referrals.nextAttemptAt, new Date(clock()))))
    .orderBy(asc(referrals.nextAttemptAt), asc(referrals.id))
    .limit(AWARDED_AT_ONCE);
  return retryEach(waiting, {
    logger,
    name: 'referral',
    attempt: ({ referrer, wallet }) =>
      db.transaction(async (tx) => {
        await lockReferrals(tx);
        return (await awardReferral(tx, award, referrer, wallet)) > 0 ? 'done' : 'later';
      }),
    postpone: async ({ wallet, attempts }) => {
      const nextAttemptAt = new Date(clock() + toRetryPauseMs(attempts + 1));
      await db
        .update(referrals)
        .set({ attempts: attempts + 1, nextAttemptAt })
        .where(eq(referrals.refereeWallet, wallet));
    },
  });
}
