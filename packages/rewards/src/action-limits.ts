import type { Queryable, Transaction } from '@nova/db/database';
import { accountLimits, actionLimits } from '@nova/db/schema/energy';
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

export async function readAccountState(db: Queryable, account: Account): Promise<ActionAccountState> {
  const [row] = await db.select().from(accountLimits).where(eq(accountLimits.account, account));
  return row ?? EMPTY_ACCOUNT_STATE;
}

/** Returns the state of an account's actions by key. */
export async function readKeyStates(db: Queryable, account: Account): Promise<Map<string, ActionKeyState>> {
  const rows = await db.select().from(actionLimits).where(eq(actionLimits.account, account));
  return new Map(rows.map((row) => [row.actionKey, row]));
}
