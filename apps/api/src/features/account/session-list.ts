import type { Database, Transaction } from '@nova/db/database';
import { sessions, users } from '@nova/db/schema/account';
import type { SessionList } from '@nova/shared/account/schemas';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Session } from '../../http/access/access-tokens.ts';
import { toWireTime, type Clock } from '../../http/clock.ts';

/** Sessions shown; nobody is signed in on more devices. */
const SESSIONS_MAX = 200;

/** Where an account is signed in: the asking session first, then the last used. */
export async function listSessions(
  db: Database,
  clock: Clock,
  { userId, sessionId }: Session,
): Promise<SessionList> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date(clock()))))
    .orderBy(desc(eq(sessions.id, sessionId)), desc(sessions.updatedAt))
    .limit(SESSIONS_MAX);
  return {
    items: rows.map((row) => ({
      id: row.id,
      is_current: row.id === sessionId,
      created_at: toWireTime(row.createdAt.getTime()),
      last_used_at: toWireTime(row.updatedAt.getTime()),
      user_agent: row.userAgent,
      ip_address: row.ipAddress,
    })),
  };
}

/** Ends one session of an account. @returns false when it has no such session */
export async function endSession(db: Database, { userId }: Session, id: string): Promise<boolean> {
  const ended = await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    return tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
      .returning({ id: sessions.id });
  });
  return ended.length > 0;
}

/** Ends every session of an account but the asking one. */
export async function endOtherSessions(db: Database, { userId, sessionId }: Session): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
  });
}

/** A session that is just being replaced by a new one is ended with it (`holdLiveSession` takes the same lock). */
async function lockAccount(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}
