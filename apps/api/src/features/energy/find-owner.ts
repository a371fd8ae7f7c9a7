import type { Queryable } from '@nova/db/database';
import { wallets } from '@nova/db/schema/wallet';
import { addressSchema } from '@nova/shared/hex';
import { desc, eq } from 'drizzle-orm';

/** Whose wallet it is; null for one that nobody has connected here: then there is nobody to credit. */
export async function findOwner(db: Queryable, address: string): Promise<string | null> {
  const [row] = await db.select({ userId: wallets.userId }).from(wallets).where(eq(wallets.address, address));
  return row?.userId ?? null;
}

/** The wallet an account is credited on; null without one. */
export async function findPrimaryWallet(db: Queryable, userId: string): Promise<`0x${string}` | null> {
  const [row] = await db
    .select({ address: wallets.address })
    .from(wallets)
    .where(eq(wallets.userId, userId))
    .orderBy(desc(wallets.isPrimary), desc(wallets.lastUsedAt))
    .limit(1);
  return row ? addressSchema.parse(row.address) : null;
}
