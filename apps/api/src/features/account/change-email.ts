import { accountLinks, users } from '@nova/db/schema/account';
import { ACCOUNT_ERRORS } from '@nova/shared/account/errors';
import { EMAIL_CHANGE_TTL_SECONDS } from '@nova/shared/account/constants';
import { AppError } from '@nova/shared/errors';
import { and, eq, ne } from 'drizzle-orm';
import type { Session } from '../../http/access/access-tokens.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { claimMailbox } from '../../http/access/claim-mailbox.ts';
import { lockLiveSession } from '../../http/access/live-session.ts';
import { consumeAccountLink, createAccountLink } from './account-links.ts';
import { mayWriteTo } from './account-rates.ts';
import { isRealEmail, readAccount } from './read-account.ts';
import { requirePassword } from './require-password.ts';
import { type MailReader, sendAccountMail } from './send-account-mail.ts';

/**
 * Starts an email change, or adds the first address to an account that only has a wallet. It takes effect
 * when the new address is confirmed. Only the owner of the new address learns whether it already has an
 * account.
 * @throws AppError `password_required`, `credentials_wrong`, `rate_limited`, `unauthorized`
 */
export async function requestEmailChange(
  context: ApiContext,
  session: Session,
  request: MailReader & { readonly password?: string | undefined },
  clientAddress: string,
): Promise<void> {
  const { userId } = session;
  const user = await readAccount(context.db, userId);
  await requirePassword(context, user, request.password, clientAddress);
  if (!(await mayWriteTo(context, request.email))) return;
  await context.db.transaction(async (tx) => {
    await lockLiveSession(tx, context.clock, session);
    const [taken] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, request.email), eq(users.emailVerified, true), ne(users.id, userId)));
    if (taken) return sendAccountMail(tx, request, 'already_registered');
    const { email } = request;
    const link = { userId, purpose: 'change_email', email, ttlSeconds: EMAIL_CHANGE_TTL_SECONDS } as const;
    const token = await createAccountLink(tx, context.clock, link);
    return sendAccountMail(tx, request, 'change_email', { fragment: 'email', token });
  });
}

/**
 * Sets the email address that a mailed link has confirmed, and notifies the old address. Requires a session
 * of the same account: otherwise a mailbox owner who opens a link requested by someone else would add their
 * address to an account whose wallets belong to another person. A refused link stays usable.
 * @throws AppError `link_invalid`, `link_other_account`, `email_taken`, `unauthorized`
 */
export async function confirmEmailChange(
  context: ApiContext,
  session: Session,
  { token, ...sent }: Omit<MailReader, 'email'> & { readonly token: string },
): Promise<{ email: string }> {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    const { userId, email } = await consumeAccountLink(tx, clock, 'change_email', token);
    if (userId !== session.userId) {
      throw new AppError(ACCOUNT_ERRORS.linkOtherAccount, {
        message: 'Another account requested this link. Log in to that account and open the link again.',
      });
    }
    await lockLiveSession(tx, clock, session);
    const old = await readAccount(tx, userId);
    const [holder] = await tx
      .select()
      .from(users)
      .where(and(eq(users.email, email), ne(users.id, userId)));
    if (holder?.emailVerified) {
      throw new AppError(ACCOUNT_ERRORS.emailTaken, {
        message: 'This address is used by another account. Use a different one.',
      });
    }
    // The address belongs to an unconfirmed account; the owner of the mailbox takes precedence.
    if (holder) await tx.delete(users).where(eq(users.id, holder.id));
    const now = new Date(clock());
    await tx
      .update(users)
      // As after a password reset, new wallets cannot receive the account's assets immediately.
      .set({ email, emailVerified: true, passwordResetAt: now, updatedAt: now })
      .where(eq(users.id, userId));
    await claimMailbox(tx, context.config.userHashPepper, { userId, email });
    await tx.delete(accountLinks).where(eq(accountLinks.userId, userId));
    if (isRealEmail(old.email)) {
      await sendAccountMail(tx, { ...sent, email: old.email }, 'email_changed');
    }
    return { email };
  });
}
