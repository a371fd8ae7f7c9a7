import { createHash, randomBytes } from 'node:crypto';
import { enqueueMail } from '@nova/db/enqueue-mail';
import { JOB_CHANNELS, wakeJobs } from '@nova/db/job-channels';
import { users } from '@nova/db/schema/account';
import { recoveries, wallets } from '@nova/db/schema/wallet';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { PASSKEY_ERRORS } from '@nova/shared/passkey/errors';
import { RECOVERY_MAIL_INTERVAL_MINUTES } from '@nova/shared/passkey/recovery-constants';
import { composeRecoveryConfirmation } from '@nova/shared/passkey/recovery-mails';
import type { Recovery } from '@nova/shared/passkey/recovery-schemas';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Hex } from 'viem';
import { localizePath, type Language } from '@nova/shared/language/language';
import type { ApiContext } from '../../../http/api-context.ts';
import { isEmailGuardian, type KnownRecovery, readRecovery } from './read-recovery.ts';
import { consumeChange, mayMailOwner } from './recovery-rates.ts';
import { refuseClosed, type RecoveryRow } from './recovery-store.ts';

const INTERVAL_MS = RECOVERY_MAIL_INTERVAL_MINUTES * 60_000;
const TOKEN_BYTES = 32;

/** Reader of the request: where the link leads, and in which language if the account's is unknown. */
export interface LinkReader {
  readonly origin: string;
  readonly language: Language;
  readonly clientAddress: string;
}

/**
 * Mails a link to the confirmed address of the account. The answer is the same with and without such an address, so
 * that nobody learns of it. A new link replaces the earlier one.
 * @throws AppError `recovery_unknown`, `recovery_closed`, `no_email_guardian`, `rate_limited`, `unavailable`
 */
export async function mailLink(context: ApiContext, id: string, reader: LinkReader): Promise<Recovery> {
  const { db, clock } = context;
  await consumeChange(context, reader.clientAddress);
  const known = await readRecovery(context, id);
  requireEmailGuardian(context, known);
  if (known.recovery.status !== 'collecting') return refuseClosed();
  const now = clock();
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db.transaction(async (tx) => {
    const isDue = or(
      isNull(recoveries.emailRequestedAt),
      lte(recoveries.emailRequestedAt, new Date(now - INTERVAL_MS)),
    );
    const [requested] = await tx
      .update(recoveries)
      .set({ emailRequestedAt: new Date(now), emailTokenHash: hashToken(token) })
      .where(and(eq(recoveries.id, id), isNull(recoveries.emailConfirmedAt), isDue))
      .returning();
    if (!requested) return refuseEarly(known.row, now);
    const [owner] = await tx
      .select({ email: users.email, language: users.language })
      .from(wallets)
      .innerJoin(users, eq(users.id, wallets.userId))
      .where(
        and(eq(wallets.address, requested.account), eq(users.emailVerified, true), isNull(users.deletedAt)),
      );
    if (!owner || !(await mayMailOwner(context, requested.account))) return undefined;
    const language = owner.language ?? reader.language;
    const page = `${reader.origin}${localizePath('/recover', language)}?id=${id}`;
    // Browsers never send what follows `#` to a server, so the token appears in no log.
    const url = `${page}#token=${token}`;
    return enqueueMail(tx, owner.email, composeRecoveryConfirmation(language, requested.account, url));
  });
  return (await readRecovery(context, id)).recovery;
}

/**
 * Confirms a recovery with the token of a mailed link, which works once and only for its recovery. The worker then
 * signs as the guardian for confirmations by email.
 * @throws AppError `recovery_unknown`, `recovery_closed`, `recovery_link_invalid`, `no_email_guardian`, `rate_limited`,
 *   `unavailable`
 */
export async function confirmByEmail(
  context: ApiContext,
  id: string,
  token: string,
  clientAddress: string,
): Promise<Recovery> {
  const { db, clock } = context;
  await consumeChange(context, clientAddress);
  const known = await readRecovery(context, id);
  requireEmailGuardian(context, known);
  if (known.row.emailConfirmedAt === null && known.recovery.status !== 'collecting') return refuseClosed();
  await db.transaction(async (tx) => {
    const [confirmed] = await tx
      .update(recoveries)
      .set({ emailConfirmedAt: new Date(clock()), emailTokenHash: null })
      .where(and(eq(recoveries.id, id), eq(recoveries.emailTokenHash, hashToken(token))))
      .returning({ id: recoveries.id });
    if (!confirmed) {
      throw new AppError(PASSKEY_ERRORS.recoveryLink, {
        message: 'This link was already used, or a newer one was mailed. Open the newest email.',
      });
    }
    await wakeJobs(tx, JOB_CHANNELS.recoveries);
  });
  return (await readRecovery(context, id)).recovery;
}

function requireEmailGuardian({ config }: ApiContext, { row }: KnownRecovery): void {
  if (row.guardians.some((key) => isEmailGuardian(config.emailGuardian, key))) return;
  throw new AppError(PASSKEY_ERRORS.noEmailGuardian, {
    message: 'Email is not a guardian of this account. Ask another guardian.',
  });
}

function refuseEarly({ emailRequestedAt }: RecoveryRow, now: number): never {
  const dueAt = (emailRequestedAt?.getTime() ?? now) + INTERVAL_MS;
  const retryAfterSeconds = Math.max(1, Math.ceil((dueAt - now) / 1_000));
  throw new AppError(COMMON_ERRORS.rateLimited, {
    message: `The link was mailed within the last hour. Look into your spam folder, or try again in ${Math.ceil(retryAfterSeconds / 60)} min.`,
    details: { retryAfterSeconds },
  });
}

/** The token is random, so an unsalted hash makes a stolen table useless. */
const hashToken = (token: string): Hex => `0x${createHash('sha256').update(token).digest('hex')}`;
