import { accountLinks, users } from '@nova/db/schema/account';
import { ACCOUNT_ERRORS } from '@nova/shared/account/errors';
import { EMAIL_CHANGE_TTL_SECONDS } from '@nova/shared/account/constants';
import { AppError } from '@nova/shared/errors';
import { and, eq, ne } from 'drizzle-orm';
import type { Session } from '../../http/access/access-tokens.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { claimMailbox } from '../../http/access/claim-mailbox.ts';
import { holdLiveSession } from '../../http/access/live-session.ts';
import { consumeAccountLink, createAccountLink } from './account-links.ts';
import { mayWriteTo } from './account-rates.ts';
import { isRealEmail, readAccount } from './read-account.ts';
import { requirePassword } from './require-password.ts';
import { sendAccountMail } from './send-account-mail.ts';

/**
 * Begins to change the address of a session's account, or gives a wallet-only account its first one. It counts once
 * the new address has proved itself. Whether that address has an account already is told to its owner only.
 * @throws AppError `password_required`, `credentials_wrong`, `rate_limited`, `unauthorized`
 */
export async function requestEmailChange(
  context: ApiContext,
  session: Session,
  request: { email: string; password?: string | undefined; language: 'en' | 'de' },
  clientAddress: string,
): Promise<void> {
  const { userId } = session;
  const user = await readAccount(context.db, userId);
  await requirePassword(context, user, request.password, clientAddress);
  if (!(await mayWriteTo(context, request.email))) return;
  await context.db.transaction(async (tx) => {
    await holdLiveSession(tx, context.clock, session);
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
 * Gives the account the address that a mailed link has proved; the old address is told. Only a session of that account
 * may do it: the owner of a mailbox who opens a link that somebody else asked for would else put their address on an
 * account whose wallets are another person's. The link stays usable after a refusal.
 * @throws AppError `link_invalid`, `link_other_account`, `email_taken`, `unauthorized`
 */
export async function confirmEmailChange(
  context: ApiContext,
  session: Session,
  { token, language }: { token: string; language: 'en' | 'de' },
): Promise<{ email: string }> {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    const { userId, email } = await consumeAccountLink(tx, clock, 'change_email', token);
    if (userId !== session.userId) {
      throw new AppError(ACCOUNT_ERRORS.linkOtherAccount, {
        message: 'Another account requested this link. Log in to that account and open the link again.',
      });
    }
    await holdLiveSession(tx, clock, session);
    const old = await readAccount(tx, userId);
    const [holder] = await tx
      .select()
      .from(users)
      .where(and(eq(users.email, email), ne(users.id, userId)));
    if (holder?.emailVerified) {
      throw new AppError(ACCOUNT_ERRORS.emailTaken, {
        message: 'This address is now used by another account.',
      });
    }
    // Somebody began an account with it and never confirmed: who has the mailbox comes first.
    if (holder) await tx.delete(users).where(eq(users.id, holder.id));
    const now = new Date(clock());
    await tx
      .update(users)
      // As after a reset: what the account holds does not follow to a new wallet at once.
      .set({ email, emailVerified: true, passwordResetAt: now, updatedAt: now })
      .where(eq(users.id, userId));
    await claimMailbox(tx, context.config.userHashPepper, { userId, email });
    await tx.delete(accountLinks).where(eq(accountLinks.userId, userId));
    if (isRealEmail(old.email)) {
      await sendAccountMail(context, tx, { email: old.email, language }, 'email_changed');
    }
    return { email };
  });
}
