import type { Database } from '@nova/db/database';
import { users } from '@nova/db/schema/account';
import { wallets } from '@nova/db/schema/wallet';
import { storeSuspendedWallets } from '@nova/db/suspend-wallets';
import { ACCOUNT_ERRORS } from '@nova/shared/account/errors';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { and, desc, eq, ne } from 'drizzle-orm';

/** Makes a wallet of an account its primary wallet. @throws AppError `not_found` */
export async function choosePrimaryWallet(db: Database, userId: string, address: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    await tx.update(wallets).set({ isPrimary: false }).where(eq(wallets.userId, userId));
    const [chosen] = await tx
      .update(wallets)
      .set({ isPrimary: true })
      .where(and(eq(wallets.userId, userId), eq(wallets.address, address)))
      .returning({ id: wallets.id });
    if (!chosen) refuseUnknown();
  });
}

/**
 * Unlinks a wallet from an account; another wallet becomes the primary one. The wallet keeps its assets.
 * @throws AppError `not_found`; `last_way_in` if no login method would remain
 */
export async function unlinkWallet(db: Database, userId: string, address: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    await storeSuspendedWallets(tx, userId);
    const [removed] = await tx
      .delete(wallets)
      .where(and(eq(wallets.userId, userId), eq(wallets.address, address)))
      .returning({ isPrimary: wallets.isPrimary });
    if (!removed) refuseUnknown();
    const [next] = await tx
      .select({ id: wallets.id })
      .from(wallets)
      .where(and(eq(wallets.userId, userId), ne(wallets.address, address)))
      .orderBy(desc(wallets.lastUsedAt))
      .limit(1);
    if (!next && user?.passwordHash == null) {
      throw new AppError(ACCOUNT_ERRORS.lastWayIn, {
        message:
          'This wallet is your only way to log in. First add an email and password, or link another wallet.',
      });
    }
    if (next && removed.isPrimary) {
      await tx.update(wallets).set({ isPrimary: true }).where(eq(wallets.id, next.id));
    }
  });
}

function refuseUnknown(): never {
  throw new AppError(COMMON_ERRORS.notFound, {
    message: "This wallet isn't linked to your account. Link it first, or use a linked wallet.",
  });
}
