import type { Transaction } from '@nova/db/database';
import { LOCKS } from '@nova/db/locks';
import { notify } from '@nova/db/notify';
import { demoSessions } from '@nova/db/schema/demo';
import { addressStats } from '@nova/db/schema/explorer';
import { referrals } from '@nova/db/schema/referral';
import { wallets } from '@nova/db/schema/wallet';
import { REFEREE_NEW_HOURS, REFERRALS_PER_NETWORK } from '@nova/shared/referral/constants';
import { referralCodeSchema, type ReferralRefusal, type ReferralResult } from '@nova/shared/referral/schemas';
import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import { findReferrer } from './referral-code.ts';

type Address = `0x${string}`;
const HOUR_MS = 3_600_000;
const AWARDED_AT_ONCE = 200;

/** Credits a key to an account within a transaction; null when its limits have no room. */
export type Award = (
  tx: Transaction,
  award: { userId: string; account: Address; key: string; requestId: string },
) => Promise<{ actionId: Address; points: number } | null>;

/** A friend who has just connected with somebody's code. The wallet was seen to be the session's own. */
export interface Referee {
  readonly userId: string;
  readonly wallet: Address;
  /** Where the request came from, as a keyed hash. */
  readonly network: string;
}

type Services = Pick<ApiContext, 'db' | 'clock'>;

/**
 * Counts a friend for whoever invited them: at once, or, where the day of the one who invited has no room left, later
 * and by itself. Whatever speaks against it is told and writes nothing.
 */
export async function trackReferral(
  { db, clock }: Services,
  award: Award,
  code: string,
  referee: Referee,
): Promise<ReferralResult> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.referral})`);
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
      network: referee.network,
      createdAt: new Date(clock()),
    });
    const points = await awardReferral(tx, award, referrer, referee.wallet);
    return { success: true, points_earned: points, error: null };
  });
}

/** Credits what waits for room, oldest first. Safe to run in several processes. */
export async function awardWaiting({ db }: Pick<Services, 'db'>, award: Award): Promise<number> {
  const waiting = await db
    .select({ referrer: referrals.referrerUserId, wallet: referrals.refereeWallet })
    .from(referrals)
    .where(isNull(referrals.actionId))
    .orderBy(asc(referrals.id))
    .limit(AWARDED_AT_ONCE);
  let awarded = 0;
  for (const { referrer, wallet } of waiting) {
    const points = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.referral})`);
      return awardReferral(tx, award, referrer, wallet);
    });
    if (points > 0) awarded += 1;
  }
  return awarded;
}

async function findRefusal(
  tx: Transaction,
  referrer: string,
  { userId, wallet, network }: Referee,
  now: number,
): Promise<ReferralRefusal | null> {
  if (referrer === userId) return 'self';
  // Demo accounts are free: they bring nobody anything, and nobody brings one.
  const [demo] = await tx
    .select({ userId: demoSessions.userId })
    .from(demoSessions)
    .where(inArray(demoSessions.userId, [referrer, userId]));
  if (demo) return 'demo';
  const [known] = await tx.select().from(referrals).where(eq(referrals.refereeWallet, wallet));
  if (known) return 'already_referred';
  const [broughtByMe] = await tx
    .select({ wallet: referrals.refereeWallet })
    .from(referrals)
    .where(and(eq(referrals.refereeUserId, referrer), eq(referrals.referrerUserId, userId)));
  if (broughtByMe) return 'loop';
  if (!(await isNew(tx, wallet, now - REFEREE_NEW_HOURS * HOUR_MS))) return 'not_new';
  const [today] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(referrals)
    .where(and(eq(referrals.network, network), gt(referrals.createdAt, new Date(now - 24 * HOUR_MS))));
  return today!.count >= REFERRALS_PER_NETWORK ? 'daily_limit' : null;
}

/** New here and new on chain: whoever leaves and comes back under a new account is not. */
async function isNew(tx: Transaction, wallet: Address, since: number): Promise<boolean> {
  const [row] = await tx
    .select({ createdAt: wallets.createdAt, firstActivity: addressStats.firstActivity })
    .from(wallets)
    .leftJoin(addressStats, eq(addressStats.address, wallet))
    .where(eq(wallets.address, wallet));
  if (!row) return false;
  return row.createdAt.getTime() > since && (row.firstActivity?.getTime() ?? Infinity) > since;
}

async function awardReferral(
  tx: Transaction,
  award: Award,
  referrer: string,
  referee: Address,
): Promise<number> {
  const [wallet] = await tx
    .select({ address: wallets.address })
    .from(wallets)
    .where(eq(wallets.userId, referrer))
    .orderBy(desc(wallets.isPrimary), desc(wallets.lastUsedAt))
    .limit(1);
  // Without a wallet there is nobody to credit yet; it is looked at again.
  if (!wallet) return 0;
  const account = wallet.address as Address;
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

function refuse(error: ReferralRefusal): ReferralResult {
  return { success: false, points_earned: 0, error };
}
