import { HOUR_MS } from '@nova/shared/durations';
import type { Transaction } from '@nova/db/database';
import { demoSessions } from '@nova/db/schema/demo';
import { addressStats } from '@nova/db/schema/explorer';
import { referrals } from '@nova/db/schema/referral';
import { wallets } from '@nova/db/schema/wallet';
import { awardReferral, type AwardReferral, lockReferrals } from '@nova/rewards/referral-award';
import type { ClientNetworks } from '@nova/shared/networks';
import { REFEREE_NEW_HOURS, REFERRALS_PER_NETWORK } from '@nova/shared/referral/constants';
import { referralCodeSchema, type ReferralRefusal, type ReferralResult } from '@nova/shared/referral/schemas';
import { and, eq, inArray } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { findFreeAt } from '../../http/limits/network-limit.ts';
import { findReferrer } from './referral-code.ts';

type Address = Hex;

/** A friend who has just connected with a referral code. The wallet belongs to the session. */
export interface Referee {
  readonly userId: string;
  readonly wallet: Address;
  readonly networks: ClientNetworks;
}

type Services = Pick<ApiContext, 'db' | 'clock'>;

/**
 * Counts a friend for the referrer: immediately, or later by a job if the referrer's daily limit is reached.
 * A refusal is returned as a result and writes nothing.
 */
export async function trackReferral(
  { db, clock }: Services,
  award: AwardReferral,
  code: string,
  referee: Referee,
): Promise<ReferralResult> {
  return db.transaction(async (tx) => {
    await lockReferrals(tx);
    const parsed = referralCodeSchema.safeParse(code);
    const referrer = parsed.success ? await findReferrer(tx, parsed.data) : null;
    if (referrer === null) return refuse('unknown_code');
    const refusal = await findRefusal(tx, referrer, referee, clock());
    if (refusal !== null) return refuse(refusal);
    await tx.insert(referrals).values({
      refereeWallet: referee.wallet,
      refereeUserId: referee.userId,
      referrerUserId: referrer,
      code: parsed.data!,
      ...referee.networks,
      createdAt: new Date(clock()),
      nextAttemptAt: new Date(clock()),
    });
    const points = await awardReferral(tx, award, referrer, referee.wallet);
    return { success: true, points_earned: points, error: null };
  });
}

async function findRefusal(
  tx: Transaction,
  referrer: string,
  { userId, wallet, networks }: Referee,
  now: number,
): Promise<ReferralRefusal | null> {
  if (referrer === userId) return 'self';
  // Demo accounts are free, so they neither earn referral points nor count as friends.
  const [demo] = await tx
    .select({ userId: demoSessions.userId })
    .from(demoSessions)
    .where(inArray(demoSessions.userId, [referrer, userId]));
  if (demo) return 'demo';
  const [known] = await tx.select().from(referrals).where(eq(referrals.refereeWallet, wallet));
  if (known) return 'already_referred';
  const [referredByUser] = await tx
    .select({ wallet: referrals.refereeWallet })
    .from(referrals)
    .where(and(eq(referrals.refereeUserId, referrer), eq(referrals.referrerUserId, userId)));
  if (referredByUser) return 'loop';
  if (!(await isNew(tx, wallet, now - REFEREE_NEW_HOURS * HOUR_MS))) return 'not_new';
  const window = { limit: REFERRALS_PER_NETWORK, windowMs: 24 * HOUR_MS, now };
  return (await findFreeAt(tx, referrals, networks, window)) === null ? null : 'daily_limit';
}

/**
 * Returns whether a wallet is new both here and on the chain; an account that was deleted and registered
 * again is not.
 */
async function isNew(tx: Transaction, wallet: Address, since: number): Promise<boolean> {
  const [row] = await tx
    .select({ createdAt: wallets.createdAt, firstActivity: addressStats.firstActivity })
    .from(wallets)
    .leftJoin(addressStats, eq(addressStats.address, wallet))
    .where(eq(wallets.address, wallet));
  if (!row) return false;
  return row.createdAt.getTime() > since && (row.firstActivity?.getTime() ?? Infinity) > since;
}

function refuse(error: ReferralRefusal): ReferralResult {
  return { success: false, points_earned: 0, error };
}
