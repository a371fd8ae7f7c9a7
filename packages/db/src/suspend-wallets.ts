import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/**
 * Records the wallets of an account while it is suspended. Call it before a wallet leaves the account: the
 * suspension follows the wallet, so that deleting the account and creating a new one does not lift it.
 */
export async function storeSuspendedWallets(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`
    insert into app.suspended_wallets (address, user_id)
    select decode(substr(own.address, 3), 'hex'), suspension.user_id
    from app.suspensions suspension join app.wallets own on own.user_id = suspension.user_id
    where suspension.user_id = ${userId}
    on conflict do nothing`);
}
