import type { Transaction } from '@nova/db/database';
import { accountLinks, users } from '@nova/db/schema/account';
import { CONFIRMATION_TTL_SECONDS } from '@nova/shared/account/constants';
import { eq } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import { claimMailbox } from '../../http/access/claim-mailbox.ts';
import { consumeAccountLink, createAccountLink } from './account-links.ts';
import { mayWriteTo, consumeSignUp } from './account-rates.ts';
import { hashPassword } from './password-hash.ts';
import { type MailReader, sendAccountMail } from './send-account-mail.ts';

export interface SignUp extends MailReader {
  readonly password: string;
}

/**
 * Starts a registration. The response reveals nothing about the address: known and unknown addresses take the
 * same path, and only the owner reads the outcome. The password belongs to the mailed link, not to the
 * address, so nobody can make a stranger confirm a password that the stranger did not choose.
 * @throws AppError `rate_limited`, `unavailable`
 */
export async function signUp(context: ApiContext, request: SignUp, clientAddress: string): Promise<void> {
  await consumeSignUp(context, clientAddress);
  const passwordHash = await hashPassword(request.password, clientAddress);
  if (!(await mayWriteTo(context, request.email))) return;
  await context.db.transaction(async (tx) => {
    const user = await findOrBegin(tx, request.email);
    if (user.emailVerified) return sendAccountMail(tx, request, 'already_registered');
    const { email, language, origin } = request;
    return sendConfirmation(context, tx, user.id, { email, language, origin, passwordHash });
  });
}

async function findOrBegin(tx: Transaction, email: string): Promise<{ id: string; emailVerified: boolean }> {
  const columns = { id: users.id, emailVerified: users.emailVerified };
  const [begun] = await tx.insert(users).values({ email }).onConflictDoNothing().returning(columns);
  if (begun) return begun;
  const [known] = await tx.select(columns).from(users).where(eq(users.email, email));
  return known!;
}

/**
 * Mails a link that confirms the address and sets the password of this request. Older links stay valid;
 * otherwise a stranger could invalidate the owner's link by signing up again.
 */
export async function sendConfirmation(
  context: ApiContext,
  tx: Transaction,
  userId: string,
  { passwordHash, ...reader }: MailReader & { readonly passwordHash: string },
): Promise<void> {
  const ttlSeconds = CONFIRMATION_TTL_SECONDS;
  const link = { userId, purpose: 'confirm_email', email: reader.email, passwordHash, ttlSeconds } as const;
  const token = await createAccountLink(tx, context.clock, link);
  await sendAccountMail(tx, reader, 'confirm_email', { fragment: 'confirm', token });
}

/**
 * Confirms an address by its mailed link. Does not open a session, which requires the password.
 * @throws AppError `link_invalid`
 */
export async function confirmEmail(
  { db, clock, config }: ApiContext,
  token: string,
): Promise<{ email: string }> {
  return db.transaction(async (tx) => {
    const link = await consumeAccountLink(tx, clock, 'confirm_email', token);
    // Other pending links carry other passwords.
    await tx.delete(accountLinks).where(eq(accountLinks.userId, link.userId));
    await tx
      .update(users)
      .set({ emailVerified: true, passwordHash: link.passwordHash, updatedAt: new Date(clock()) })
      .where(eq(users.id, link.userId));
    await claimMailbox(tx, config.userHashPepper, link);
    return { email: link.email };
  });
}
