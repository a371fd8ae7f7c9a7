import type { Queryable } from '@nova/db/database';
import { wallets } from '@nova/db/schema/wallet';
import { ENERGY_ERRORS } from '@nova/shared/energy/errors';
import { AppError } from '@nova/shared/errors';
import { and, eq } from 'drizzle-orm';

/** Checks that a wallet belongs to the user. @throws AppError `wallet_mismatch` */
export async function requireOwnWallet(db: Queryable, userId: string, address: string): Promise<void> {
  const isOwn = and(eq(wallets.address, address), eq(wallets.userId, userId));
  const [row] = await db.select({ id: wallets.id }).from(wallets).where(isOwn);
  if (row) return;
  throw new AppError(ENERGY_ERRORS.walletMismatch, {
    message: "This wallet isn't linked to your account. Link it first, or use a linked wallet.",
  });
}
