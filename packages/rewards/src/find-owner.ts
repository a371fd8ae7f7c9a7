import type { Queryable } from '@nova/db/database';
import { users } from '@nova/db/schema/account';
import { ownAccounts } from '@nova/db/schema/presale';
import { wallets } from '@nova/db/schema/wallet';
import { addressSchema } from '@nova/shared/hex';
import { and, desc, eq, isNull } from 'drizzle-orm';

/**
 * Whose address it is: a wallet, or the account's own address, where coins go that were bought without one. Null for an
 * address that nobody has here: then there is nobody to credit.
 */
export async function findOwner(db: Queryable, address: string): Promise<string | null> {
  const [wallet] = await db
    .select({ userId: wallets.userId })
    .from(wallets)
    .where(eq(wallets.address, address));
  if (wallet) return wallet.userId;
  // Wallets go with a deleted account; the row of its own address stays, because the chain keeps the address.
  const [own] = await db
    .select({ userId: ownAccounts.userId })
    .from(ownAccounts)
    .innerJoin(users, eq(users.id, ownAccounts.userId))
    .where(and(eq(ownAccounts.address, address), isNull(users.deletedAt)));
  return own?.userId ?? null;
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
