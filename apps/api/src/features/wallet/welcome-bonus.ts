import { createHash } from 'node:crypto';
import type { Queryable, Transaction } from '@nova/db/database';
import { enqueue } from '@nova/db/enqueue';
import { LOCKS } from '@nova/db/locks';
import { demoSessions } from '@nova/db/schema/demo';
import { welcomeBonuses } from '@nova/db/schema/faucet';
import {
  WELCOME_BONUS_POINTS,
  WELCOME_BONUSES_PER_DAY,
  WELCOME_BONUSES_PER_NETWORK,
  WELCOME_GAS_PER_NETWORK,
} from '@nova/shared/wallet/constants';
import { SEND_GAS, WELCOME_GAS_WEI } from '@nova/shared/wallet/send-gas';
import type { WelcomeBonusResult } from '@nova/shared/wallet/welcome-bonus';
import { and, asc, eq, gt, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import { type ClientNetworks, WIDE_FACTOR } from '../../http/client-networks.ts';
import { isDemo } from '../../http/is-demo.ts';
import { retryEach } from '../../http/retry-each.ts';
import { toRetryPauseMs } from '../../http/retry-pause.ts';

const DAY_MS = 86_400_000;
/** Waiting bonuses that one run tries. */
const GRANTED_AT_ONCE = 200;

type Address = `0x${string}`;

/** Credits the points inside the transaction that grants the bonus. */
export type AwardWelcome = (tx: Transaction, userId: string, address: Address) => Promise<unknown>;

/**
 * Gives a wallet its welcome bonus, once for ever: points and first gas at once within the limits of the day. Beyond them the
 * points are queued, and the gas is sent ahead as far as its own limit allows. A demo gets neither: what it starts with
 * is decided where it starts. Caller has checked that the wallet belongs to the user.
 * @param networks where the request came from
 */
export async function claimWelcomeBonus(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  award: AwardWelcome,
  { userId, address, networks }: { userId: string; address: Address; networks: ClientNetworks },
): Promise<WelcomeBonusResult> {
  return db.transaction(async (tx) => {
    if (await isDemo(tx, userId)) return NONE;
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.welcomeBonus})`);
    const now = clock();
    const [isNew] = await tx
      .insert(welcomeBonuses)
      .values({ address, userId, ...networks, requestedAt: new Date(now), nextAttemptAt: new Date(now) })
      .onConflictDoNothing()
      .returning({ address: welcomeBonuses.address });
    const isNewWallet = isNew !== undefined;
    const status = await readStatus(tx, address);
    if (status.isGranted) return toResult('received', isNewWallet);
    const limits = await readDayLimits(tx, networks, now);
    if (limits.waitsFor === null) {
      await grant(tx, award, { userId, address }, now);
      return toResult('granted', isNewWallet);
    }
    if (!status.hasGas && limits.hasGas) await sendGas(tx, address, now);
    const gas_sent = status.hasGas || limits.hasGas;
    return { ...toResult('queued', isNewWallet), gas_sent, waits_for: limits.waitsFor };
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
    .where(
      and(
        isNull(welcomeBonuses.grantedAt),
        lte(welcomeBonuses.nextAttemptAt, new Date(clock())),
        notExists(demoOfRow(db)),
      ),
    )
    .orderBy(asc(welcomeBonuses.nextAttemptAt), asc(welcomeBonuses.requestedAt))
    .limit(GRANTED_AT_ONCE);
  return retryEach(waiting, {
    logger,
    name: 'welcome bonus',
    attempt: ({ address, userId, network, wideNetwork }) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.welcomeBonus})`);
        const now = clock();
        if ((await readStatus(tx, address)).isGranted) return 'done';
        const { waitsFor } = await readDayLimits(tx, { network, wideNetwork }, now);
        if (waitsFor === 'day') return 'stop';
        if (waitsFor === 'network') return 'later';
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
  if (!(await readStatus(tx, address)).hasGas) await sendGas(tx, address, now);
}

async function sendGas(tx: Transaction, address: Address, now: number): Promise<void> {
  await tx
    .update(welcomeBonuses)
    .set({ gasGrantedAt: new Date(now) })
    .where(eq(welcomeBonuses.address, address));
  // The wallet's address makes the id: whatever happens, its outbox row can exist only once.
  const operationId: Address = `0x${createHash('sha256').update(`welcome gas ${address}`).digest('hex')}`;
  const payload = { to: address, valueWei: WELCOME_GAS_WEI.toString() };
  await enqueue(tx, { lane: 'gas', kind: SEND_GAS, operationId, payload });
}

interface DayLimits {
  /** Which limit keeps the points back, null for none. */
  readonly waitsFor: 'network' | 'day' | null;
  /** Whether first gas may be sent ahead of the points. */
  readonly hasGas: boolean;
}

async function readDayLimits(
  tx: Transaction,
  { network, wideNetwork }: ClientNetworks,
  now: number,
): Promise<DayLimits> {
  const since = new Date(now - DAY_MS);
  // Gas of bonuses from before gas could be sent alone came with the points.
  const gasAt = sql`coalesce(${welcomeBonuses.gasGrantedAt}, ${welcomeBonuses.grantedAt})`;
  const isHere = eq(welcomeBonuses.network, network);
  const isNear = sql`${welcomeBonuses.wideNetwork} = ${wideNetwork}`;
  const count = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const isPoints = gt(welcomeBonuses.grantedAt, since);
  const isGas = gt(gasAt, since);
  const [row] = await tx
    .select({
      points: count(isPoints),
      pointsHere: count(and(isPoints, isHere)),
      pointsNear: count(and(isPoints, isNear)),
      gas: count(isGas),
      gasHere: count(and(isGas, isHere)),
      gasNear: count(and(isGas, isNear)),
    })
    .from(welcomeBonuses)
    .where(or(isPoints, gt(welcomeBonuses.gasGrantedAt, since)));
  const { points, pointsHere, pointsNear, gas, gasHere, gasNear } = row!;
  const waitsFor = points >= WELCOME_BONUSES_PER_DAY ? 'day' : 'network';
  const isWithin =
    points < WELCOME_BONUSES_PER_DAY &&
    pointsHere < WELCOME_BONUSES_PER_NETWORK &&
    pointsNear < WELCOME_BONUSES_PER_NETWORK * WIDE_FACTOR;
  return {
    waitsFor: isWithin ? null : waitsFor,
    hasGas:
      gas < WELCOME_BONUSES_PER_DAY &&
      gasHere < WELCOME_GAS_PER_NETWORK &&
      gasNear < WELCOME_GAS_PER_NETWORK * WIDE_FACTOR,
  };
}

async function readStatus(
  tx: Transaction,
  address: Address,
): Promise<{ isGranted: boolean; hasGas: boolean }> {
  const [row] = await tx
    .select({ grantedAt: welcomeBonuses.grantedAt, gasGrantedAt: welcomeBonuses.gasGrantedAt })
    .from(welcomeBonuses)
    .where(eq(welcomeBonuses.address, address));
  return { isGranted: row?.grantedAt != null, hasGas: row?.gasGrantedAt != null };
}

function demoOfRow(db: Queryable) {
  return db
    .select({ one: sql`1` })
    .from(demoSessions)
    .where(eq(demoSessions.userId, welcomeBonuses.userId));
}

const NONE: WelcomeBonusResult = {
  new_wallet: false,
  status: 'none',
  points: 0,
  gas_sent: false,
  waits_for: null,
};

function toResult(status: 'granted' | 'queued' | 'received', isNew: boolean): WelcomeBonusResult {
  const points = status === 'granted' ? WELCOME_BONUS_POINTS : 0;
  return { new_wallet: isNew, status, points, gas_sent: status !== 'queued', waits_for: null };
}
