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
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import { type ClientNetworks, WIDE_FACTOR } from '../../http/client-networks.ts';
import { retryEach } from '../../http/retry-each.ts';
import { toRetryPauseMs } from '../../http/retry-pause.ts';

const DAY_MS = 86_400_000;
/** Waiting bonuses that one run tries. */
const GRANTED_AT_ONCE = 200;

type Address = `0x${string}`;

/** Credits the points inside the transaction that grants the bonus. */
export type AwardWelcome = (tx: Transaction, userId: string, address: Address) => Promise<unknown>;

/**
 * Gives a wallet its welcome bonus, once for ever: points and first gas at once if the day has room, else queued.
 * Caller has checked that the wallet belongs to the user.
 * @param networks where the request came from
 */
export async function claimWelcomeBonus(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  award: AwardWelcome,
  { userId, address, networks }: { userId: string; address: Address; networks: ClientNetworks },
): Promise<WelcomeBonusResult> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.welcomeBonus})`);
    const now = clock();
    const [isNew] = await tx
      .insert(welcomeBonuses)
      .values({ address, userId, ...networks, requestedAt: new Date(now), nextAttemptAt: new Date(now) })
      .onConflictDoNothing()
      .returning({ address: welcomeBonuses.address });
    const isNewWallet = isNew !== undefined;
    if ((await readStatus(tx, address)) === 'received') return toResult('received', isNewWallet);
    const room = await readRoom(tx, networks, now);
    if (!room.ofDay || !room.ofNetwork) return toResult('queued', isNewWallet);
    await grant(tx, award, { userId, address }, now);
    return toResult('granted', isNewWallet);
  });
}

/**
 * Grants what waits, in the order in which it is due, as far as the day has room. A bonus that cannot be granted, be it
 * for its network or for an error, is passed by and tried again after a pause. Safe to run in several processes.
 */
export async function grantWaiting(
  { db, clock, logger }: Pick<ApiContext, 'db' | 'clock' | 'logger'>,
  award: AwardWelcome,
): Promise<number> {
  const waiting = await db
    .select()
    .from(welcomeBonuses)
    .where(and(isNull(welcomeBonuses.grantedAt), lte(welcomeBonuses.nextAttemptAt, new Date(clock()))))
    .orderBy(asc(welcomeBonuses.nextAttemptAt), asc(welcomeBonuses.requestedAt))
    .limit(GRANTED_AT_ONCE);
  return retryEach(waiting, {
    logger,
    name: 'welcome bonus',
    attempt: ({ address, userId, network, wideNetwork }) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.welcomeBonus})`);
        const now = clock();
        if ((await readStatus(tx, address)) === 'received') return 'done';
        const room = await readRoom(tx, { network, wideNetwork }, now);
        if (!room.ofDay) return 'stop';
        if (!room.ofNetwork) return 'later';
        await grant(tx, award, { userId, address }, now);
        return 'done';
      }),
    postpone: async ({ address, attempts }) => {
      const nextAttemptAt = new Date(clock() + toRetryPauseMs(attempts + 1));
      await db
        .update(welcomeBonuses)
        .set({ attempts: attempts + 1, nextAttemptAt })
        .where(eq(welcomeBonuses.address, address));
    },
  });
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

/** Whether the day has room for another bonus, and whether the networks of a client have. */
async function readRoom(
  tx: Transaction,
  { network, wideNetwork }: ClientNetworks,
  now: number,
): Promise<{ ofDay: boolean; ofNetwork: boolean }> {
  const [row] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      narrow: sql<number>`count(*) filter (where ${welcomeBonuses.network} = ${network})::int`,
      wide: sql<number>`count(*) filter (where ${welcomeBonuses.wideNetwork} = ${wideNetwork})::int`,
    })
    .from(welcomeBonuses)
    .where(and(gt(welcomeBonuses.grantedAt, new Date(now - DAY_MS))));
  return {
    ofDay: row!.all < WELCOME_BONUSES_PER_DAY,
    ofNetwork:
      row!.narrow < WELCOME_BONUSES_PER_NETWORK && row!.wide < WELCOME_BONUSES_PER_NETWORK * WIDE_FACTOR,
  };
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
