import type { Queryable, Transaction } from '@nova/db/database';
import { enqueueMail } from '@nova/db/enqueue-mail';
import { notify } from '@nova/db/notify';
import { users } from '@nova/db/schema/account';
import { auditChanges, auditLog } from '@nova/db/schema/admin';
import { suspensions } from '@nova/db/schema/conversion';
import { storeSuspendedWallets } from '@nova/db/suspend-wallets';
import { ENERGY_ERRORS } from '@nova/shared/energy/errors';
import { composeSuspensionMail } from '@nova/shared/energy/suspension-mails';
import type { Suspension, SuspensionPage } from '@nova/shared/energy/suspension-schemas';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { PageQuery } from '@nova/shared/pagination';
import { and, eq, isNull } from 'drizzle-orm';
import { localizePath } from '@nova/shared/language/language';
import type { ApiContext } from '../../http/api-context.ts';
import { toClientNetworks } from '../../http/limits/client-networks.ts';
import { toWireTime } from '../../http/clock.ts';
import { readTimePage } from '../../http/requests/column-page.ts';
import { toPage } from '../../http/requests/page-cursor.ts';
import { microsOf, numberOfUuid } from '../../http/requests/time-position.ts';

type Row = typeof suspensions.$inferSelect;

const describe = (row: Row): Suspension => ({
  reason: row.reason,
  since: toWireTime(row.createdAt),
  appeal: row.appeal,
  appealed_at: row.appealedAt && toWireTime(row.appealedAt),
});

const describeOfUser = (row: Row) => ({ user_id: row.userId, ...describe(row) });

/** Returns the suspension of an account, or null. */
export async function readSuspension(db: Queryable, userId: string): Promise<Suspension | null> {
  const [row] = await db.select().from(suspensions).where(eq(suspensions.userId, userId));
  return row ? describe(row) : null;
}

/** Lists suspended accounts, newest first. */
export async function listSuspensions(db: Queryable, query: PageQuery): Promise<SuspensionPage> {
  const { createdAt, userId } = suspensions;
  const { start, isAfter, order } = readTimePage(query.cursor, createdAt, [userId, 'amount', 'uuid']);
  const rows = await db
    .select({ row: suspensions, micros: microsOf(suspensions.createdAt) })
    .from(suspensions)
    .where(isAfter)
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = toPage<(typeof rows)[number], string>(rows, query.limit, start, (each) => [
    each.micros,
    numberOfUuid(each.row.userId),
  ]);
  return { ...page, items: page.items.map(({ row }) => describeOfUser(row)) };
}

/**
 * Suspends an account or lifts its suspension, and informs its owner by notification and email. A repeated
 * call only changes the reason.
 * @returns the suspension before and after
 * @throws AppError `not_found`
 */
export async function changeSuspension(
  { clock, config }: Pick<ApiContext, 'clock' | 'config'>,
  tx: Transaction,
  userId: string,
  { isSuspended, reason }: { readonly isSuspended: boolean; readonly reason: string },
): Promise<{ before: Suspension | null; after: Suspension | null }> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw new AppError(COMMON_ERRORS.notFound, { message: 'Account not found. Check its ID.' });
  const before = await readSuspension(tx, userId);
  if (!isSuspended && before === null) return { before, after: null };
  if (isSuspended) {
    const createdAt = new Date(clock());
    const set = { reason };
    await tx
      .insert(suspensions)
      .values({ userId, reason, createdAt })
      .onConflictDoUpdate({ target: suspensions.userId, set });
    await storeSuspendedWallets(tx, userId);
  } else {
    await tx.delete(suspensions).where(eq(suspensions.userId, userId));
  }
  if (user.emailVerified && user.deletedAt === null) {
    const language = user.language ?? 'en';
    const url = `${config.publicOrigins[0]}${localizePath('/settings', language)}`;
    await enqueueMail(tx, user.email, composeSuspensionMail({ isSuspended, reason, language, url }));
  }
  const after = await readSuspension(tx, userId);
  await notify(tx, userId, isSuspended ? 'conversions_suspended' : 'conversions_resumed', { text: reason });
  return { before, after };
}

/**
 * Stores the appeal of a suspended account's owner, once per suspension, and records it in the audit log.
 * @throws AppError `appeal_refused`
 */
export async function appealSuspension(
  { db, clock, config }: ApiContext,
  userId: string,
  { text, clientAddress }: { readonly text: string; readonly clientAddress: string },
): Promise<Suspension> {
  return db.transaction(async (tx) => {
    const appealedAt = new Date(clock());
    const [row] = await tx
      .update(suspensions)
      .set({ appeal: text, appealedAt })
      .where(and(eq(suspensions.userId, userId), isNull(suspensions.appealedAt)))
      .returning();
    if (!row) {
      throw new AppError(ENERGY_ERRORS.appealRefused, {
        message:
          "Your account isn't suspended, or you have already answered. If you have answered, wait for the decision.",
      });
    }
    const { network } = toClientNetworks(config.userHashPepper, clientAddress);
    const [entry] = await tx
      .insert(auditLog)
      .values({
        at: appealedAt,
        actor: 'user',
        userId,
        action: 'appeal suspension',
        isAllowed: true,
        network,
      })
      .returning({ id: auditLog.id });
    const after = { appeal: text };
    await tx.insert(auditChanges).values({ auditId: entry!.id, before: null, after });
    return describe(row);
  });
}
