import { DAY_MS } from '@nova/shared/durations';
import type { Queryable } from '@nova/db/database';
import { readPrimaryWallet } from '@nova/db/primary-wallet';
import { addressDays, addressStats } from '@nova/db/schema/explorer';
import { BROWSER_POINTS_PER_DAY, type ActionKey } from '@nova/shared/energy/catalogue';
import { ENERGY_ERRORS } from '@nova/shared/energy/errors';
import { decideAction, EMPTY_KEY_STATE, utcDayOf } from '@nova/shared/energy/rules';
import type { ActionTypes, DailySummary, EnergyProgress, UserPoints } from '@nova/shared/energy/schemas';
import { AppError } from '@nova/shared/errors';
import { and, eq, gte, lte } from 'drizzle-orm';
import { toWireTime } from '../../http/clock.ts';
import { readAccountState, readKeyStates } from '@nova/rewards/action-limits';
import { LISTED_KEYS, OWN_KEYS, readActionTypes, type ChainActionType } from '@nova/rewards/action-rules';
import type { Hex } from 'viem';

type Account = Hex;
/** Maximum number of partners' action keys in the list. */
const PARTNER_TYPES_MAX = 100;

/** Returns the wallet of a user for requests that name none. @throws AppError `wallet_required` */
export async function requirePrimaryWallet(db: Queryable, userId: string): Promise<Account> {
  const wallet = await readPrimaryWallet(db, userId);
  if (wallet !== null) return wallet;
  throw new AppError(ENERGY_ERRORS.walletRequired, { message: 'Connect a wallet first.' });
}

/** Returns the balance in Energy Points as of the newest indexed block. */
export async function readUserPoints(db: Queryable, account: Account): Promise<UserPoints> {
  const [stats] = await db.select().from(addressStats).where(eq(addressStats.address, account));
  return {
    energy_points: stats?.energySpendable ?? 0,
    total_actions: stats?.actionCount ?? 0,
    earned: stats?.energyEarned ?? 0,
  };
}

/**
 * Lists the catalog as currently on the chain: the specification's twenty keys in its order, then partners'
 * keys in alphabetical order.
 */
export async function listActionTypes(db: Queryable): Promise<ActionTypes> {
  const all = [...(await readActionTypes(db)).values()].filter((type) => type.active);
  const ofPartners = all
    .filter(({ key }) => !OWN_KEYS.has(key))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, PARTNER_TYPES_MAX);
  const types = [...toListed(all), ...ofPartners];
  return {
    action_types: types.map((type) => ({
      action_key: type.key,
      points: type.points,
      cooldown_seconds: type.cooldownSeconds,
      daily_cap: toCap(type.dailyCap),
      lifetime_cap: toCap(type.lifetimeCap),
      source: type.source,
    })),
  };
}

/** Returns one row per UTC day up to the day of `now`, oldest first, including empty days. */
export async function readDailySummary(
  db: Queryable,
  account: Account,
  days: number,
  now: number,
): Promise<DailySummary> {
  const dates = Array.from({ length: days }, (_, index) => toDate(now - (days - 1 - index) * DAY_MS));
  const isWanted = and(
    eq(addressDays.address, account),
    gte(addressDays.day, dates[0]!),
    lte(addressDays.day, dates.at(-1)!),
  );
  const rows = await db.select().from(addressDays).where(isWanted);
  const byDate = new Map(rows.map((row) => [row.day, row]));
  return {
    daily_summary: dates.map((date) => ({
      date,
      actions: byDate.get(date)?.actions ?? 0,
      energy_points: byDate.get(date)?.points ?? 0,
    })),
  };
}

/**
 * Returns an account's progress today and the next time each key can be awarded, by the rule that decides
 * claims.
 */
export async function readProgress(db: Queryable, account: Account, now: number): Promise<EnergyProgress> {
  const seconds = Math.floor(now / 1000);
  const [types, keyStates, accountState] = await Promise.all([
    listProgressTypes(db),
    readKeyStates(db, account),
    readAccountState(db, account),
  ]);
  const items = types.map((type) => {
    const state = keyStates.get(type.key) ?? EMPTY_KEY_STATE;
    const decision = decideAction(type, state, accountState, Math.max(seconds, state.lastOccurredAt));
    const nextAt = decision.accepted ? null : decision.nextAt;
    return {
      action_key: type.key,
      count_today: state.day === utcDayOf(seconds) ? state.countToday : 0,
      daily_cap: toCap(type.dailyCap),
      reason: decision.accepted ? null : decision.reason,
      next_at: nextAt === null ? null : toWireTime(nextAt * 1000),
    };
  });
  const isToday = accountState.day === utcDayOf(seconds);
  return {
    items,
    browser_points_today: isToday ? accountState.browserPointsToday : 0,
    browser_points_cap: BROWSER_POINTS_PER_DAY,
  };
}

/**
 * The listed keys and `nft_creation_standard`, because the page for new NFTs must not promise its points
 * beyond the cap.
 */
const PROGRESS_KEYS: readonly string[] = [...LISTED_KEYS, 'nft_creation_standard' satisfies ActionKey];

async function listProgressTypes(db: Queryable): Promise<ChainActionType[]> {
  const types = await readActionTypes(db);
  return PROGRESS_KEYS.flatMap((key) => types.get(key) ?? []).filter((type) => type.active);
}

function toListed(types: readonly ChainActionType[]): ChainActionType[] {
  return LISTED_KEYS.flatMap((key) => types.find((type) => type.key === key) ?? []);
}

function toCap(cap: number): number | null {
  return cap === 0 ? null : cap;
}

function toDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
