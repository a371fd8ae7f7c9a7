import type { Queryable } from '@nova/db/database';
import { users } from '@nova/db/schema/account';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { and, eq, isNull } from 'drizzle-orm';

/** Accounts without an e-mail carry an address under one of these reserved domains, which never receive mail. */
const NO_EMAIL_DOMAINS = ['@wallet.invalid', '@deleted.invalid'];

/** Whether an account's address is one that mail can reach. */
export function isRealEmail(email: string): boolean {
  return !NO_EMAIL_DOMAINS.some((domain) => email.endsWith(domain));
}

/** The account of a session. @throws AppError `unauthorized` when it is gone */
export async function readAccount(db: Queryable, userId: string): Promise<typeof users.$inferSelect> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (user) return user;
  throw new AppError(COMMON_ERRORS.unauthorized, { message: 'This account no longer exists.' });
}
