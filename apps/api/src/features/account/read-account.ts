import type { Queryable } from '@nova/db/database';
import { users } from '@nova/db/schema/account';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { and, eq, isNull } from 'drizzle-orm';

/** Reserved domains of placeholder addresses for accounts without an email; they never receive mail. */
const NO_EMAIL_DOMAINS = ['@wallet.invalid', '@deleted.invalid'];

/** Returns whether an account's address can receive mail. */
export function isRealEmail(email: string): boolean {
  return !NO_EMAIL_DOMAINS.some((domain) => email.endsWith(domain));
}

/** Returns the account of a session. @throws AppError `unauthorized` if it no longer exists */
export async function readAccount(db: Queryable, userId: string): Promise<typeof users.$inferSelect> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (user) return user;
  throw new AppError(COMMON_ERRORS.unauthorized, {
    message: 'This account no longer exists. Log in with another account or create a new one.',
  });
}
