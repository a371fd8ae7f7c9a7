import { createHash } from 'node:crypto';
import type { Transaction } from '@nova/db/database';
import { enqueue } from '@nova/db/enqueue';
import { LOCKS } from '@nova/db/locks';
import { welcomeBonuses } from '@nova/db/schema/faucet';
import {
  WELCOME_BONUS_POINTS,
  WELCOME_BONUSES_PER_DAY,
  WELCOME_BONUSES_PER_NETWORK,
} from '@nova/shared/wallet/constants';
import { SEND_GAS, WELCOME_GAS_WEI } from '@nova/shared/wallet/send-gas';
import type { WelcomeBonusResult } from '@nova/shared/wallet/welcome-bonus';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';

const DAY_MS = 86_400_000;
/** Waiting bonuses looked at in one go. */
const GRANTED_AT_ONCE = 200;

type Address = `0x${string}`;

/** Credits the points inside the transaction that grants the bonus. */
export type AwardWelcome = (tx: Transaction, userId: string, address: Address) => Promise<unknown>;

/**
 * Gives a wallet its welcome bonus, once for ever: points and first gas at once if the day has room, else queued.
 * Caller has checked that the wallet belongs to the user.
 * @param network where the request came from, as a keyed hash
 */
export async function claimWelcomeBonus(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  award: AwardWelcome,
  { userId, address, network }: { userId: string; address: Address; network: string },
): Promise<WelcomeBonusResult> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.welcomeBonus})`);
    const now = clock();
    const [isNew] = await tx
      .insert(welcomeBonuses)
      .values({ address, userId, network, requestedAt: new Date(now) })
      .onConflictDoNothing()
      .returning({ address: welcomeBonuses.address });
    const isNewWallet = isNew !== undefined;
    if ((await readStatus(tx, address)) === 'received') return toResult('received', isNewWallet);
    if (!(await hasRoom(tx, network, now))) return toResult('queued', isNewWallet);
    await grant(tx, award, { userId, address }, now);
    return toResult('granted', isNewWallet);
  });
}

/** Grants what waits, oldest first, as far as the day has room. Safe to run in several processes. */
export async function grantWaiting(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  award: AwardWelcome,
): Promise<number> {
  const waiting = await db
    .select()
    .from(welcomeBonuses)
    .where(isNull(welcomeBonuses.grantedAt))
    .orderBy(asc(welcomeBonuses.requestedAt))
    .limit(GRANTED_AT_ONCE);
  let granted = 0;
  for (const { address, userId, network } of waiting) {
    granted += await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.welcomeBonus})`);
      const now = clock();
      const isWaiting = (await readStatus(tx, address)) === 'queued';
      if (!isWaiting || !(await hasRoom(tx, network, now))) return 0;
      await grant(tx, award, { userId, address }, now);
      return 1;
    });
  }
  return granted;
}

async function grant(
  tx: Transaction,
  award: AwardWelcome,
  { userId, address }: { userId: string; address: Address },
  now: number,
): Promise<void> {
  await tx
    .update(welcomeBonuses)
    .set({ grantedAt: new Date(now) })
    .where(eq(welcomeBonuses.address, address));
  await award(tx, userId, address);
  // The wallet's address makes the id: whatever happens, its outbox row can exist only once.
  const operationId: Address = `0x${createHash('sha256').update(`welcome gas ${address}`).digest('hex')}`;
  const payload = { to: address, valueWei: WELCOME_GAS_WEI.toString() };
  await enqueue(tx, { lane: 'gas', kind: SEND_GAS, operationId, payload });
}

async function hasRoom(tx: Transaction, network: string, now: number): Promise<boolean> {
  const [row] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      here: sql<number>`count(*) filter (where ${welcomeBonuses.network} = ${network})::int`,
    })
    .from(welcomeBonuses)
    .where(and(gt(welcomeBonuses.grantedAt, new Date(now - DAY_MS))));
  return row!.all < WELCOME_BONUSES_PER_DAY && row!.here < WELCOME_BONUSES_PER_NETWORK;
}

async function readStatus(tx: Transaction, address: Address): Promise<'received' | 'queued'> {
  const [row] = await tx
    .select({ grantedAt: welcomeBonuses.grantedAt })
    .from(welcomeBonuses)
    .where(eq(welcomeBonuses.address, address));
  return row?.grantedAt ? 'received' : 'queued';
}

function toResult(status: WelcomeBonusResult['status'], isNew: boolean): WelcomeBonusResult {
  return { new_wallet: isNew, status, points: status === 'granted' ? WELCOME_BONUS_POINTS : 0 };
}
