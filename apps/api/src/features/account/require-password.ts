import type { users } from '@nova/db/schema/account';
import { ACCOUNT_ERRORS } from '@nova/shared/account/errors';
import { AppError } from '@nova/shared/errors';
import type { ApiContext } from '../../http/api-context.ts';
import { demandPassword } from './sign-in.ts';

/**
 * Asks for the password before an account gets another way to sign in or ends: the thief of a token does not know it.
 * An account without a password passes.
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
  await demandPassword(context, user.passwordHash, { email: user.email, password }, clientAddress);
}
