import type { Transaction } from '@nova/db/database';
import { LOCKS } from '@nova/db/locks';
import { notify } from '@nova/db/notify';
import { readPrimaryWallet } from '@nova/db/primary-wallet';
import { referrals } from '@nova/db/schema/referral';
import { eq, sql } from 'drizzle-orm';

type Address = `0x${string}`;

/** Credits a key to an account within a transaction; returns null if its limits are exhausted. */
export type AwardReferral = (
  tx: Transaction,
  award: { userId: string; account: Address; key: string; requestId: string },
) => Promise<{ actionId: Address; points: number } | null>;

/** Waits for the daily lock, because friends are counted one after the other. */
export async function lockReferrals(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.referral})`);
}

/**
 * Credits the referrer for a friend; returns 0 if the referrer has no wallet or has reached a limit. The
 * caller holds the lock.
 */
export async function awardReferral(
  tx: Transaction,
  award: AwardReferral,
  referrer: string,
  referee: Address,
): Promise<number> {
  const account = await readPrimaryWallet(tx, referrer);
  // Without a wallet there is no account to credit yet; it is retried later.
  if (account === null) return 0;
  const credit = await award(tx, {
    userId: referrer,
    account,
    key: 'referral',
    requestId: `referral:${referee}`,
  });
  if (credit === null) return 0;
  await tx.update(referrals).set({ actionId: credit.actionId }).where(eq(referrals.refereeWallet, referee));
  await notify(tx, referrer, 'referral_joined', { wallet: referee, points: credit.points });
  return credit.points;
}
