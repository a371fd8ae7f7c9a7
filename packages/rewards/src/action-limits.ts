import type { Queryable, Transaction } from '@nova/db/database';
import { accountLimits, actionLimits } from '@nova/db/schema/energy';
import { toBytea, toHex } from '@nova/runtime/hex-bytes';
import { EMPTY_ACCOUNT_STATE, type ActionAccountState, type ActionKeyState } from '@nova/shared/energy/rules';
import { eq, sql } from 'drizzle-orm';

type Account = `0x${string}`;

/**
 * Locks the account until the transaction ends and returns the points of its browser actions. Every decision
 * on an account's credits takes this lock first, so that two claims never use the same state.
 */
export async function lockAccount(tx: Transaction, account: Account): Promise<ActionAccountState> {
  // The update changes nothing; it locks the row, whether or not it existed.
  const [row] = await tx
    .insert(accountLimits)
    .values({
      account,
      day: EMPTY_ACCOUNT_STATE.day,
      browserPointsToday: EMPTY_ACCOUNT_STATE.browserPointsToday,
    })
    .onConflictDoUpdate({ target: accountLimits.account, set: { account: sql`excluded.account` } })
    .returning({ day: accountLimits.day, browserPointsToday: accountLimits.browserPointsToday });
  return row ?? EMPTY_ACCOUNT_STATE;
}

/**
 * Locks those of the accounts that have a state and that no other transaction has locked, and returns their
 * states. It never waits for a lock, and a later statement waits at most 250 ms for one. Like `lockAccount`,
 * it gives the transaction its ID before the facts are read, as decision 0802 requires.
 */
export async function lockFreeAccounts(
  tx: Transaction,
  accounts: readonly Account[],
): Promise<Map<Account, ActionAccountState>> {
  const given = sql.param(accounts.map(toBytea));
  const { rows } = await tx.execute<{ account: Buffer; day: number; points: number }>(sql`
    with timeout as materialized (select set_config('lock_timeout', '250ms', true))
    select account, day, browser_points_today as points from app.account_limits, timeout
    where account = any(${given}::bytea[]) for update of account_limits skip locked`);
  return new Map(
    rows.map(({ account, day, points }) => [toHex(account), { day, browserPointsToday: points }]),
  );
}

export async function readAccountState(db: Queryable, account: Account): Promise<ActionAccountState> {
  const [row] = await db.select().from(accountLimits).where(eq(accountLimits.account, account));
  return row ?? EMPTY_ACCOUNT_STATE;
}

/** Returns the state of an account's actions by key. */
export async function readKeyStates(db: Queryable, account: Account): Promise<Map<string, ActionKeyState>> {
  const rows = await db.select().from(actionLimits).where(eq(actionLimits.account, account));
  return new Map(rows.map((row) => [row.actionKey, row]));
}
