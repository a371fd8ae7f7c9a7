import { createHash } from 'node:crypto';
import { DAY_MS } from '@nova/shared/durations';
import type { Transaction } from '@nova/db/database';
import { enqueue } from '@nova/db/enqueue';
import { LOCKS } from '@nova/db/locks';
import { welcomeBonuses } from '@nova/db/schema/faucet';
import { type ClientNetworks, WIDE_FACTOR } from '@nova/shared/networks';
import {
  WELCOME_BONUSES_PER_DAY,
  WELCOME_BONUSES_PER_NETWORK,
  WELCOME_GAS_PER_NETWORK,
} from '@nova/shared/wallet/constants';
import { SEND_GAS, WELCOME_GAS_WEI } from '@nova/shared/wallet/send-gas';
import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm';

type Address = `0x${string}`;

/** Credits the points inside the transaction that grants the bonus. */
export type AwardWelcome = (tx: Transaction, userId: string, address: Address) => Promise<unknown>;

/** Waits for the daily lock, so that claims and grants see each other. */
export async function lockWelcomeDay(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.welcomeBonus})`);
}

/**
 * Grants a bonus: the points, and the first gas unless it was sent ahead. The caller holds the daily lock.
 */
export async function grantWelcome(
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
  if (!(await readWelcomeStatus(tx, address)).hasGas) await sendGas(tx, address, now);
}

/** Sends a wallet its first gas. The caller holds the daily lock. */
export async function sendGas(tx: Transaction, address: Address, now: number): Promise<void> {
  await tx
    .update(welcomeBonuses)
    .set({ gasGrantedAt: new Date(now) })
    .where(eq(welcomeBonuses.address, address));
  // The ID is derived from the wallet's address, so that its outbox row can exist only once.
  const operationId: Address = `0x${createHash('sha256').update(`welcome gas ${address}`).digest('hex')}`;
  const payload = { to: address, valueWei: WELCOME_GAS_WEI.toString() };
  await enqueue(tx, { lane: 'gas', kind: SEND_GAS, operationId, payload });
}

/** Remaining daily limits. */
export interface DayLimits {
  /** The limit that delays the points; null if none. */
  readonly waitsFor: 'network' | 'day' | null;
  /** True if the first gas may be sent ahead of the points. */
  readonly hasGas: boolean;
}

/** Returns the remaining daily limits for a network. The caller holds the daily lock. */
export async function readDayLimits(
  tx: Transaction,
  { network, wideNetwork }: ClientNetworks,
  now: number,
): Promise<DayLimits> {
  const since = new Date(now - DAY_MS);
  // For older bonuses, gas was always sent together with the points.
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

/** Returns the state of a wallet's bonus. */
export async function readWelcomeStatus(
  tx: Transaction,
  address: Address,
): Promise<{ isGranted: boolean; hasGas: boolean }> {
  const [row] = await tx
    .select({ grantedAt: welcomeBonuses.grantedAt, gasGrantedAt: welcomeBonuses.gasGrantedAt })
    .from(welcomeBonuses)
    .where(eq(welcomeBonuses.address, address));
  return { isGranted: row?.grantedAt != null, hasGas: row?.gasGrantedAt != null };
}
