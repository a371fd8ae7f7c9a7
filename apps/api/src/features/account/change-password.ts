import type { Transaction } from '@nova/db/database';
import { accountLinks, sessions, users } from '@nova/db/schema/account';
import { ACCOUNT_ERRORS } from '@nova/shared/account/errors';
import { PASSWORD_RESET_TTL_SECONDS } from '@nova/shared/account/constants';
import { AppError } from '@nova/shared/errors';
import { and, eq, ne } from 'drizzle-orm';
import type { Session } from '../../http/access/access-tokens.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { claimMailbox } from '../../http/access/claim-mailbox.ts';
import { lockLiveSession } from '../../http/access/live-session.ts';
import { consumeAccountLink, createAccountLink, findAccountLink } from './account-links.ts';
import { mayWriteTo, consumeReset } from './account-rates.ts';
import { openSession, type Device, type OpenedSession } from './open-session.ts';
import { hashPassword } from './password-hash.ts';
import { readAccount } from './read-account.ts';
import { type MailReader, sendAccountMail } from './send-account-mail.ts';
import { requireMatchingPassword } from './sign-in.ts';

/** Mails a password reset link if the account exists. The response is the same if it does not. */
export async function forgetPassword(context: ApiContext, reader: MailReader): Promise<void> {
  const { email } = reader;
  if (!(await mayWriteTo(context, email))) return;
  await context.db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!user) return;
    const ttlSeconds = PASSWORD_RESET_TTL_SECONDS;
    const link = { userId: user.id, purpose: 'reset_password', email, ttlSeconds } as const;
    const token = await createAccountLink(tx, context.clock, link);
    await sendAccountMail(tx, reader, 'reset_password', { fragment: 'reset', token });
  });
}

/**
 * Sets a new password by mailed link, ends all sessions and opens a new one. The link also confirms the
 * address. It is checked before the password is hashed, so an invalid link costs only a query.
 * @throws AppError `link_invalid`, `rate_limited`, `unavailable`
 */
export async function resetPassword(
  context: ApiContext,
  { token, password, ...sent }: Omit<MailReader, 'email'> & { token: string; password: string },
  device: Device,
): Promise<OpenedSession> {
  const { userId: linkUserId } = await findAccountLink(context.db, context.clock, 'reset_password', token);
  await consumeReset(context, linkUserId, device.clientAddress);
  const passwordHash = await hashPassword(password, device.clientAddress);
  const now = new Date(context.clock());
  return context.db.transaction(async (tx) => {
    const { userId, email } = await consumeAccountLink(tx, context.clock, 'reset_password', token);
    const [user] = await tx
      .update(users)
      .set({ passwordHash, passwordResetAt: now, emailVerified: true, updatedAt: now })
      // A link to an address that has changed since is no longer valid.
      .where(and(eq(users.id, userId), eq(users.email, email)))
      .returning({ id: users.id });
    if (!user)
      throw new AppError(ACCOUNT_ERRORS.linkInvalid, {
        message: 'This link is no longer valid. Request a new one.',
      });
    await claimMailbox(tx, context.config.userHashPepper, { userId, email });
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await endLinks(tx, userId);
    await sendAccountMail(tx, { ...sent, email }, 'password_changed');
    return openSession(context, tx, userId, device, null);
  });
}

/**
 * Changes the password of a session's account and ends all other sessions.
 * @throws AppError `credentials_wrong`, `rate_limited`
 */
export async function changePassword(
  context: ApiContext,
  session: Session,
  request: Omit<MailReader, 'email'> & { current_password: string; password: string },
  clientAddress: string,
): Promise<void> {
  const { userId, sessionId } = session;
  const user = await readAccount(context.db, userId);
  const tried = { email: user.email, password: request.current_password };
  await requireMatchingPassword(context, user.passwordHash, tried, clientAddress);
  const passwordHash = await hashPassword(request.password, clientAddress);
  await context.db.transaction(async (tx) => {
    await lockLiveSession(tx, context.clock, session);
    await tx
      .update(users)
      .set({ passwordHash, updatedAt: new Date(context.clock()) })
      .where(eq(users.id, userId));
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
    await endLinks(tx, userId);
    const { language, origin } = request;
    await sendAccountMail(tx, { email: user.email, language, origin }, 'password_changed');
  });
}

/** Deletes links mailed before a password change, because they could undo it. */
async function endLinks(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(accountLinks).where(eq(accountLinks.userId, userId));
}
