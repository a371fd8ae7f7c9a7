import type { Transaction } from '@nova/db/database';
import { accountLinks, users } from '@nova/db/schema/account';
import { ACCOUNT_ERRORS } from '@nova/shared/account/errors';
import { AppError } from '@nova/shared/errors';
import { and, desc, eq } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import { mayWriteTo, consumeGuess } from './account-rates.ts';
import { openSession, type Device, type OpenedSession } from './open-session.ts';
import { verifyPassword } from './password-hash.ts';
import type { MailReader } from './send-account-mail.ts';
import { sendConfirmation } from './registration/sign-up.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Verifies the password for every sensitive operation.
 * @throws AppError `credentials_wrong`, `rate_limited`, `unavailable`
 */
export async function requireMatchingPassword(
  context: ApiContext,
  passwordHash: string | null | undefined,
  tried: Credentials,
  clientAddress: string,
): Promise<void> {
  await consumeGuess(context, tried.email, clientAddress);
  if (await verifyPassword(passwordHash, tried.password, clientAddress)) return;
  refuseCredentials();
}

/**
 * Opens a session for an email and password and ends the session of the request.
 * @throws AppError `credentials_wrong`, `rate_limited`; `email_unconfirmed` after sending the link again, but
 * only if the password matches the unconfirmed one
 */
export async function signIn(
  context: ApiContext,
  credentials: Credentials & MailReader,
  device: Device,
  replaced: string | null,
): Promise<OpenedSession> {
  const [user] = await context.db.select().from(users).where(eq(users.email, credentials.email));
  const waiting = user && !user.emailVerified ? await readWaitingPassword(context, user.id) : null;
  await requireMatchingPassword(context, waiting ?? user?.passwordHash, credentials, device.clientAddress);
  if (waiting !== null) {
    const { email, language, origin } = credentials;
    return remindToConfirm(context, user!.id, { email, language, origin }, waiting);
  }
  return context.db.transaction(async (tx) => {
    await requireUnchanged(tx, user!);
    return openSession(context, tx, user!.id, device, replaced);
  });
}

/** Refuses a password that was reset or changed during its verification. */
async function requireUnchanged(tx: Transaction, { id, passwordHash }: typeof users.$inferSelect) {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('share');
  if (row?.passwordHash !== passwordHash) refuseCredentials();
}

function refuseCredentials(): never {
  throw new AppError(ACCOUNT_ERRORS.credentialsWrong, {
    message: 'Wrong email or password. Check both, or reset your password.',
  });
}

async function readWaitingPassword({ db }: ApiContext, userId: string): Promise<string | null> {
  const [link] = await db
    .select({ passwordHash: accountLinks.passwordHash })
    .from(accountLinks)
    .where(and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, 'confirm_email')))
    .orderBy(desc(accountLinks.expiresAt))
    .limit(1);
  return link?.passwordHash ?? null;
}

async function remindToConfirm(
  context: ApiContext,
  userId: string,
  reader: MailReader,
  passwordHash: string,
): Promise<never> {
  if (await mayWriteTo(context, reader.email)) {
    await context.db.transaction((tx) => sendConfirmation(context, tx, userId, { ...reader, passwordHash }));
  }
  const message = 'Please confirm your email address first. We have sent you the link again.';
  throw new AppError(ACCOUNT_ERRORS.emailUnconfirmed, { message });
}
