import type { Queryable } from '@nova/db/database';
import { users } from '@nova/db/schema/account';
import { wallets } from '@nova/db/schema/wallet';
import type { SessionUser } from '@nova/shared/account/schemas';
import { addressSchema } from '@nova/shared/hex';
import { asc, desc, eq } from 'drizzle-orm';
import { isRealEmail } from './read-account.ts';

/**
 * Returns the user of a session with all wallets (primary wallet first); null if the account no longer
 * exists.
 */
export async function readUser(db: Queryable, userId: string): Promise<SessionUser['user'] | null> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user || user.deletedAt !== null) return null;
  const rows = await db
    .select({ address: wallets.address, isPrimary: wallets.isPrimary })
    .from(wallets)
    .where(eq(wallets.userId, userId))
    .orderBy(desc(wallets.isPrimary), asc(wallets.createdAt));
  return {
    id: user.id,
    email: isRealEmail(user.email) ? user.email : null,
    has_password: user.passwordHash !== null,
    role: user.role === 'admin' || user.role === 'auditor' ? user.role : 'user',
    wallets: rows.map((row) => ({ address: addressSchema.parse(row.address), is_primary: row.isPrimary })),
  };
}
