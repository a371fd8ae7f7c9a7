import type { Queryable } from '@nova/db/database';
import { users } from '@nova/db/schema/account';
import { ownAccounts } from '@nova/db/schema/presale';
import { wallets } from '@nova/db/schema/wallet';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';

/**
 * Returns the user of an address: of a wallet, or of an own address that receives coins bought without a
 * wallet. Returns null for an unknown address, which cannot be credited.
 */
export async function findOwner(db: Queryable, address: string): Promise<string | null> {
  const [wallet] = await db
    .select({ userId: wallets.userId })
    .from(wallets)
    .where(eq(wallets.address, address));
  if (wallet) return wallet.userId;
  // Wallets are deleted with the account; the row of its own address remains, because the chain keeps the
  // address.
  const [own] = await db
    .select({ userId: ownAccounts.userId })
    .from(ownAccounts)
    .innerJoin(users, eq(users.id, ownAccounts.userId))
    .where(and(eq(ownAccounts.address, address), isNull(users.deletedAt)));
  return own?.userId ?? null;
}

/** Returns those of the addresses for which `findOwner` finds a user. */
export async function findOwned(db: Queryable, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set();
  const given = [...new Set(addresses)];
  const ofWallets = db
    .select({ address: wallets.address })
    .from(wallets)
    .where(inArray(wallets.address, given));
  const ofAccounts = db
    .select({ address: ownAccounts.address })
    .from(ownAccounts)
    .innerJoin(users, eq(users.id, ownAccounts.userId))
    .where(and(inArray(ownAccounts.address, given), isNull(users.deletedAt)));
  const rows = await union(ofWallets, ofAccounts);
  return new Set(rows.map(({ address }) => address));
}
