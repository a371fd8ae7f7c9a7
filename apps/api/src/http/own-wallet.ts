import type { Queryable } from '@nova/db/database';
import { wallets } from '@nova/db/schema/wallet';
import { ENERGY_ERRORS } from '@nova/shared/energy/errors';
import { AppError } from '@nova/shared/errors';
import { and, asc, desc, eq } from 'drizzle-orm';

/** The wallet that an account acts with, null for an account without one. */
export async function readPrimaryWallet(db: Queryable, userId: string): Promise<`0x${string}` | null> {
  const [row] = await db
    .select({ address: wallets.address })
    .from(wallets)
    .where(eq(wallets.userId, userId))
    .orderBy(desc(wallets.isPrimary), asc(wallets.createdAt))
    .limit(1);
  return (row?.address as `0x${string}` | undefined) ?? null;
}

/** @throws AppError `wallet_mismatch` unless the wallet belongs to the user */
export async function requireOwnWallet(db: Queryable, userId: string, address: string): Promise<void> {
  const isOwn = and(eq(wallets.address, address), eq(wallets.userId, userId));
  const [row] = await db.select({ id: wallets.id }).from(wallets).where(isOwn);
  if (row) return;
  throw new AppError(ENERGY_ERRORS.walletMismatch, {
    message: "This wallet isn't linked to your account.",
  });
}
