import { actions } from '@nova/db/schema/energy';
import { accountLinks, sessions, users } from '@nova/db/schema/account';
import { referralCodes } from '@nova/db/schema/referral';
import { wallets } from '@nova/db/schema/wallet';
import { eq } from 'drizzle-orm';
import type { Session } from '../../http/access-tokens.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { readAccount } from './read-account.ts';
import { demandPassword } from './sign-in.ts';

/**
 * Deletes the account of a session: address, password, sessions, wallet links and what its actions carried of the
 * browser. Coins and points are on chain and stay with their wallets, which may sign in again as somebody new; its
 * limits are counted by wallet, so that starting over gains nothing. The empty row stays, because the books point at
 * it.
 * @throws AppError `credentials_wrong`, `rate_limited`
 */
export async function deleteAccount(
  context: ApiContext,
  { userId }: Session,
  password: string | undefined,
  clientAddress: string,
): Promise<void> {
  const user = await readAccount(context.db, userId);
  if (user.passwordHash !== null) {
    await demandPassword(
      context,
      user.passwordHash,
      { email: user.email, password: password ?? '' },
      clientAddress,
    );
  }
  const now = new Date(context.clock());
  await context.db.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await tx.delete(accountLinks).where(eq(accountLinks.userId, userId));
    await tx.delete(wallets).where(eq(wallets.userId, userId));
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
