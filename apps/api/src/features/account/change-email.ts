import { accountLinks, users } from '@nova/db/schema/account';
import { ACCOUNT_ERRORS } from '@nova/shared/account/errors';
import { EMAIL_CHANGE_TTL_SECONDS } from '@nova/shared/account/constants';
import { AppError } from '@nova/shared/errors';
import { and, eq, ne } from 'drizzle-orm';
import type { Session } from '../../http/access-tokens.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { consumeAccountLink, createAccountLink } from './account-links.ts';
import { mayWriteTo } from './account-rates.ts';
import { isRealEmail, readAccount } from './read-account.ts';
import { sendAccountMail } from './send-account-mail.ts';
import { demandPassword } from './sign-in.ts';

/**
 * Begins to change the address of a session's account, or gives a wallet-only account its first one. It counts once
 * the new address has proved itself. Whether that address has an account already is told to its owner only.
 * @throws AppError `credentials_wrong`, `rate_limited`
 */
export async function requestEmailChange(
  context: ApiContext,
  { userId }: Session,
  request: { email: string; password?: string | undefined; language: 'en' | 'de' },
  clientAddress: string,
): Promise<void> {
  const user = await readAccount(context.db, userId);
  if (user.passwordHash !== null) {
    const tried = { email: user.email, password: request.password ?? '' };
    await demandPassword(context, user.passwordHash, tried, clientAddress);
  }
  if (!(await mayWriteTo(context, request.email))) return;
  await context.db.transaction(async (tx) => {
    const [taken] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, request.email), eq(users.emailVerified, true), ne(users.id, userId)));
    if (taken) return sendAccountMail(context, tx, request, 'already_registered');
    const { email } = request;
    const link = { userId, purpose: 'change_email', email, ttlSeconds: EMAIL_CHANGE_TTL_SECONDS } as const;
    const token = await createAccountLink(tx, context.clock, link);
    return sendAccountMail(context, tx, request, 'change_email', { fragment: 'email', token });
  });
}

/**
 * Gives the account the address that a mailed link has proved; the old address is told.
 * @throws AppError `link_invalid`, `email_taken`
 */
export async function confirmEmailChange(
  context: ApiContext,
  { token, language }: { token: string; language: 'en' | 'de' },
): Promise<{ email: string }> {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    const { userId, email } = await consumeAccountLink(tx, clock, 'change_email', token);
    const old = await readAccount(tx, userId);
    const [holder] = await tx
      .select()
      .from(users)
      .where(and(eq(users.email, email), ne(users.id, userId)));
    if (holder?.emailVerified) {
      throw new AppError(ACCOUNT_ERRORS.emailTaken, {
        message: 'Another account uses this address in the meantime.',
      });
    }
    // Somebody began an account with it and never confirmed: who has the mailbox comes first.
    if (holder) await tx.delete(users).where(eq(users.id, holder.id));
    await tx
      .update(users)
      .set({ email, emailVerified: true, updatedAt: new Date(clock()) })
      .where(eq(users.id, userId));
    await tx.delete(accountLinks).where(eq(accountLinks.userId, userId));
    if (isRealEmail(old.email)) {
      await sendAccountMail(context, tx, { email: old.email, language }, 'email_changed');
    }
    return { email };
  });
}
