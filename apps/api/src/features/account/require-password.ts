import type { users } from '@nova/db/schema/account';
import { ACCOUNT_ERRORS } from '@nova/shared/account/errors';
import { AppError } from '@nova/shared/errors';
import type { ApiContext } from '../../http/api-context.ts';
import { requireMatchingPassword } from './sign-in.ts';

/**
 * Verifies the password before an account gets another login method or is deleted, because someone with a
 * stolen token does not know it. Accounts without a password pass.
 * @throws AppError `password_required`, `credentials_wrong`, `rate_limited`, `unavailable`
 */
export async function requirePassword(
  context: ApiContext,
  user: Pick<typeof users.$inferSelect, 'email' | 'passwordHash'>,
  password: string | undefined,
  clientAddress: string,
): Promise<void> {
  if (user.passwordHash === null) return;
  if (password === undefined || password === '') {
    throw new AppError(ACCOUNT_ERRORS.passwordRequired, {
      message: 'Enter the password of your account to do this.',
    });
  }
  await requireMatchingPassword(context, user.passwordHash, { email: user.email, password }, clientAddress);
}
