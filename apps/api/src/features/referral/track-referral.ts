import type { Transaction } from '@nova/db/database';
import { LOCKS } from '@nova/db/locks';
import { notify } from '@nova/db/notify';
import { demoSessions } from '@nova/db/schema/demo';
import { addressStats } from '@nova/db/schema/explorer';
import { referrals } from '@nova/db/schema/referral';
import { wallets } from '@nova/db/schema/wallet';
import { REFEREE_NEW_HOURS, REFERRALS_PER_NETWORK } from '@nova/shared/referral/constants';
import { referralCodeSchema, type ReferralRefusal, type ReferralResult } from '@nova/shared/referral/schemas';
import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import type { ClientNetworks } from '../../http/client-networks.ts';
import { findFreeAt } from '../../http/network-limit.ts';
import { retryEach } from '../../http/retry-each.ts';
import { toRetryPauseMs } from '../../http/retry-pause.ts';
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
  readonly networks: ClientNetworks;
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
      ...referee.networks,
      createdAt: new Date(clock()),
      nextAttemptAt: new Date(clock()),
    });
    const points = await awardReferral(tx, award, referrer, referee.wallet);
    return { success: true, points_earned: points, error: null };
  });
}

/**
 * Credits what waits for room, in the order in which it is due. A referral that cannot be credited is passed by and
 * tried again after a pause. Safe to run in several processes.
 */
export async function awardWaiting(
  { db, clock, logger }: Services & Pick<ApiContext, 'logger'>,
  award: Award,
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
        await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.referral})`);
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

async function findRefusal(
  tx: Transaction,
  referrer: string,
  { userId, wallet, networks }: Referee,
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
  const window = { limit: REFERRALS_PER_NETWORK, windowMs: 24 * HOUR_MS, now };
  return (await findFreeAt(tx, referrals, networks, window)) === null ? null : 'daily_limit';
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
