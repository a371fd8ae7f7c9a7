import type { Transaction } from '@nova/db/database';
import { accountLinks, users } from '@nova/db/schema/account';
import { CONFIRMATION_TTL_SECONDS } from '@nova/shared/account/constants';
import type { ConfirmStatus, RegistrationConfirmed, SignUpResponse } from '@nova/shared/account/schemas';
import { eq } from 'drizzle-orm';
import type { ApiContext } from '../../../http/api-context.ts';
import { claimMailbox } from '../../../http/access/claim-mailbox.ts';
import { consumeAccountLink, createAccountLink } from '../account-links.ts';
import { mayWriteTo, consumeSignUp } from '../account-rates.ts';
import { type Device, openSession } from '../open-session.ts';
import { hashPassword } from '../password-hash.ts';
import { deriveRegistrationKey } from './registration-key.ts';
import { type MailReader, sendAccountMail } from '../send-account-mail.ts';

export interface SignUp extends MailReader {
  readonly password: string;
}

/**
 * Starts a registration. The response reveals nothing about the address: known and unknown addresses take the
 * same path, and only the owner reads the outcome. The password belongs to the mailed link, not to the
 * address, so nobody can make a stranger confirm a password that the stranger did not choose.
 * @throws AppError `rate_limited`, `unavailable`
 */
export async function signUp(
  context: ApiContext,
  request: SignUp,
  clientAddress: string,
): Promise<SignUpResponse> {
  await consumeSignUp(context, clientAddress);
  const passwordHash = await hashPassword(request.password, clientAddress);
  const response = { registration_key: deriveRegistrationKey(passwordHash) };
  if (!(await mayWriteTo(context, request.email))) return response;
  await context.db.transaction(async (tx) => {
    const user = await findOrBegin(tx, request.email);
    if (user.emailVerified) return sendAccountMail(tx, request, 'already_registered');
    const { email, language, origin } = request;
    return sendConfirmation(context, tx, user.id, { email, language, origin, passwordHash });
  });
  return response;
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
 * Confirms an address by its mailed link. Opens a session only in a browser that also holds the key of the
 * link's registration: the link alone proves the mailbox, the key alone proves the registration, and someone
 * who opens the link of a stranger's registration holds only the first.
 * @param replaced the session of the request; it ends if a new one is opened
 * @throws AppError `link_invalid`
 */
export async function confirmEmail(
  context: ApiContext,
  { token, registration_keys }: { readonly token: string; readonly registration_keys: readonly string[] },
  device: Device,
  replaced: string | null,
): Promise<RegistrationConfirmed> {
  const { db, clock, config } = context;
  return db.transaction(async (tx) => {
    const link = await consumeAccountLink(tx, clock, 'confirm_email', token);
    // Other pending links carry other passwords.
    await tx.delete(accountLinks).where(eq(accountLinks.userId, link.userId));
    await tx
      .update(users)
      .set({ emailVerified: true, passwordHash: link.passwordHash, updatedAt: new Date(clock()) })
      .where(eq(users.id, link.userId));
    await claimMailbox(tx, config.userHashPepper, link);
    const { email, userId, passwordHash } = link;
    if (!registration_keys.includes(deriveRegistrationKey(passwordHash!))) return { email, session: null };
    const { tokens } = await openSession(context, tx, userId, device, replaced);
    return { email, session: tokens };
  });
}

/**
 * Tells the tab that registered whether its link was opened, on any device. An address that is unknown, not
 * confirmed, or confirmed with another password gets the same response.
 */
export async function readConfirmStatus(
  { db }: ApiContext,
  request: { readonly email: string; readonly registration_keys: readonly string[] },
): Promise<ConfirmStatus> {
  const [user] = await db
    .select({ isVerified: users.emailVerified, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, request.email));
  const passwordHash = user?.isVerified ? user.passwordHash : null;
  const isConfirmed =
    passwordHash !== null && request.registration_keys.includes(deriveRegistrationKey(passwordHash));
  return { is_confirmed: isConfirmed };
}
