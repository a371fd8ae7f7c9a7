import type { Queryable, Transaction } from '@nova/db/database';
import { accountLimits, actionLimits } from '@nova/db/schema/energy';
import { EMPTY_ACCOUNT_STATE, type ActionAccountState, type ActionKeyState } from '@nova/shared/energy/rules';
import { eq, sql } from 'drizzle-orm';

type Account = `0x${string}`;

/**
 * Takes the account's lock until the transaction ends, and answers what its browser actions brought. Everything that
 * decides about an account's credits takes this lock first, so two claims never decide on the same state.
 */
export async function lockAccount(tx: Transaction, account: Account): Promise<ActionAccountState> {
  // The update changes nothing; it is what locks the row whether or not it was there.
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

/** What an account has done, by key. */
export async function readKeyStates(db: Queryable, account: Account): Promise<Map<string, ActionKeyState>> {
  const rows = await db.select().from(actionLimits).where(eq(actionLimits.account, account));
  return new Map(rows.map((row) => [row.actionKey, row]));
}
