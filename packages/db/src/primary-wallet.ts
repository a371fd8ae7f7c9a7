import { asc, desc, eq } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { wallets } from './schema/wallet.ts';

/** Returns the wallet that an account acts with, or null if it has none. */
export async function readPrimaryWallet(db: Queryable, userId: string): Promise<`0x${string}` | null> {
  const [row] = await db
    .select({ address: wallets.address })
    .from(wallets)
    .where(eq(wallets.userId, userId))
    .orderBy(desc(wallets.isPrimary), asc(wallets.createdAt))
    .limit(1);
  return (row?.address as `0x${string}` | undefined) ?? null;
}
