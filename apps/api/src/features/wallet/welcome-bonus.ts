import { createHash } from 'node:crypto';
import type { Queryable, Transaction } from '@nova/db/database';
import { enqueue } from '@nova/db/enqueue';
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
import { and, asc, eq, gt, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import { isDemo } from '../../http/is-demo.ts';

const DAY_MS = 86_400_000;
/** Any constant: bonuses are decided one after the other, so that no limit is passed by asking twice at once. */
const WELCOME_LOCK = 7_021_973;
/** Waiting bonuses looked at in one go. */
const GRANTED_AT_ONCE = 200;

type Address = `0x${string}`;

/** Credits the points inside the transaction that grants the bonus. */
export type AwardWelcome = (tx: Transaction, userId: string, address: Address) => Promise<unknown>;

/**
 * Gives a wallet its welcome bonus, once for ever: points and first gas at once within the limits of the day. Beyond them the
 * points are queued, and the gas is sent ahead as far as its own limit allows. A demo gets neither: what it starts with
 * is decided where it starts. Caller has checked that the wallet belongs to the user.
 * @param network where the request came from, as a keyed hash
 */
export async function claimWelcomeBonus(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  award: AwardWelcome,
  { userId, address, network }: { userId: string; address: Address; network: string },
): Promise<WelcomeBonusResult> {
  return db.transaction(async (tx) => {
    if (await isDemo(tx, userId)) return NONE;
    await tx.execute(sql`select pg_advisory_xact_lock(${WELCOME_LOCK})`);
    const now = clock();
    const [isNew] = await tx
      .insert(welcomeBonuses)
      .values({ address, userId, network, requestedAt: new Date(now) })
      .onConflictDoNothing()
      .returning({ address: welcomeBonuses.address });
    const isNewWallet = isNew !== undefined;
    const status = await readStatus(tx, address);
    if (status.isGranted) return toResult('received', isNewWallet);
    const limits = await readDayLimits(tx, network, now);
    if (limits.waitsFor === null) {
      await grant(tx, award, { userId, address }, now);
      return toResult('granted', isNewWallet);
    }
    if (!status.hasGas && limits.hasGas) await sendGas(tx, address, now);
    const gas_sent = status.hasGas || limits.hasGas;
    return { ...toResult('queued', isNewWallet), gas_sent, waits_for: limits.waitsFor };
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
    .where(and(isNull(welcomeBonuses.grantedAt), notExists(demoOfRow(db))))
    .orderBy(asc(welcomeBonuses.requestedAt))
    .limit(GRANTED_AT_ONCE);
  let granted = 0;
  for (const { address, userId, network } of waiting) {
    granted += await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${WELCOME_LOCK})`);
      const now = clock();
      const isWaiting = !(await readStatus(tx, address)).isGranted;
      if (!isWaiting || (await readDayLimits(tx, network, now)).waitsFor !== null) return 0;
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

async function readDayLimits(tx: Transaction, network: string, now: number): Promise<DayLimits> {
  const since = new Date(now - DAY_MS);
  // Gas of bonuses from before gas could be sent alone came with the points.
  const gasAt = sql`coalesce(${welcomeBonuses.gasGrantedAt}, ${welcomeBonuses.grantedAt})`;
  const isHere = eq(welcomeBonuses.network, network);
  const count = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const isPoints = gt(welcomeBonuses.grantedAt, since);
  const isGas = gt(gasAt, since);
  const [row] = await tx
    .select({
      points: count(isPoints),
      pointsHere: count(and(isPoints, isHere)),
      gas: count(isGas),
      gasHere: count(and(isGas, isHere)),
    })
    .from(welcomeBonuses)
    .where(or(isPoints, gt(welcomeBonuses.gasGrantedAt, since)));
  const { points, pointsHere, gas, gasHere } = row!;
  const waitsFor = points >= WELCOME_BONUSES_PER_DAY ? 'day' : 'network';
  const isWithin = points < WELCOME_BONUSES_PER_DAY && pointsHere < WELCOME_BONUSES_PER_NETWORK;
  return {
    waitsFor: isWithin ? null : waitsFor,
    hasGas: gas < WELCOME_BONUSES_PER_DAY && gasHere < WELCOME_GAS_PER_NETWORK,
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
