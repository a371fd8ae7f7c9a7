import { actions } from '@nova/db/schema/energy';
import { accountLinks, apiKeys, sessions, users } from '@nova/db/schema/account';
import { privateNotes, watchedAddresses, watchFeeds } from '@nova/db/schema/labels';
import { referralCodes } from '@nova/db/schema/referral';
import { recoveries, wallets } from '@nova/db/schema/wallet';
import type { Transaction } from '@nova/db/database';
import { storeSuspendedWallets } from '@nova/db/suspend-wallets';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Session } from '../../http/access/access-tokens.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { lockLiveSession } from '../../http/access/live-session.ts';
import { readAccount } from './read-account.ts';
import { requirePassword } from './require-password.ts';

/**
 * Deletes the account of a session: address, password, sessions, wallet links, API keys, private notes, watched
 * addresses, recoveries that have not started and the browser metadata of its actions. Coins and points stay on the chain with their wallets, which can log in again as new accounts;
 * limits are counted per wallet, so a new account gains nothing. The empty row remains because the ledger
 * refers to it.
 * @throws AppError `password_required`, `credentials_wrong`, `rate_limited`, `unauthorized`
 */
export async function deleteAccount(
  context: ApiContext,
  session: Session,
  password: string | undefined,
  clientAddress: string,
): Promise<void> {
  const user = await readAccount(context.db, session.userId);
  await requirePassword(context, user, password, clientAddress);
  const { userId } = session;
  const now = new Date(context.clock());
  await context.db.transaction(async (tx) => {
    await lockLiveSession(tx, context.clock, session);
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await tx.delete(accountLinks).where(eq(accountLinks.userId, userId));
    await storeSuspendedWallets(tx, userId);
    await deleteRecoveries(tx, userId);
    await tx.delete(wallets).where(eq(wallets.userId, userId));
    await tx.delete(apiKeys).where(eq(apiKeys.userId, userId));
    await tx.delete(privateNotes).where(eq(privateNotes.userId, userId));
    await tx.delete(watchedAddresses).where(eq(watchedAddresses.userId, userId));
    await tx.delete(watchFeeds).where(eq(watchFeeds.userId, userId));
    await tx.delete(referralCodes).where(eq(referralCodes.userId, userId));
    await tx.update(actions).set({ metadata: null }).where(eq(actions.userId, userId));
    await tx
      .update(users)
      .set({
        email: `${userId}@deleted.invalid`,
        emailVerified: false,
        name: '',
        image: null,
        role: 'user',
        passwordHash: null,
        language: null,
        deletedAt: now,
        updatedAt: now,
      })
      .where(eq(users.id, userId));
  });
}

/** Recoveries that have started are needed until they are complete, and are deleted later. */
async function deleteRecoveries(tx: Transaction, userId: string): Promise<void> {
  const own = tx
    .select({ account: sql`decode(substr(${wallets.address}, 3), 'hex')` })
    .from(wallets)
    .where(eq(wallets.userId, userId));
  await tx
    .delete(recoveries)
    .where(and(isNull(recoveries.startOperationId), inArray(recoveries.account, own)));
}
