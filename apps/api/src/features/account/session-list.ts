import type { Database, Transaction } from '@nova/db/database';
import { sessions, users } from '@nova/db/schema/account';
import type { SessionList } from '@nova/shared/account/schemas';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Session } from '../../http/access/access-tokens.ts';
import { toWireTime, type Clock } from '../../http/clock.ts';

/** Maximum number of sessions shown; no one is logged in on more devices. */
const SESSIONS_MAX = 200;

/** Lists the sessions of an account: the current one first, then by last use. */
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

/** Ends one session of an account. @returns false if the account has no such session */
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

/** Ends every session of an account except the current one. */
export async function endOtherSessions(db: Database, { userId, sessionId }: Session): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
  });
}

/**
 * Locks the account, so that a session that is just being replaced ends too (`lockLiveSession` takes the same
 * lock).
 */
async function lockAccount(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}
