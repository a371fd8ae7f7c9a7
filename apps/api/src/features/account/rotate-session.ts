import type { Database, Transaction } from '@nova/db/database';
import { sessions, usedRefreshTokens } from '@nova/db/schema/account';
import { demoSessions } from '@nova/db/schema/demo';
import { ACCOUNT_ERRORS } from '@nova/shared/account/errors';
import { AppError } from '@nova/shared/errors';
import { and, eq, gt, isNotNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Session } from '../../http/access/access-tokens.ts';
import type { Clock } from '../../http/clock.ts';
import { sessionEnd } from './open-session.ts';
import { createRefreshToken, hashRefreshToken } from './refresh-token.ts';

export interface RotatedSession extends Session {
  readonly refreshToken: string;
}

/**
 * Exchanges a refresh token for the next one. The exchange is a single UPDATE of the current token, so
 * exactly one of several concurrent callers succeeds. Reusing an exchanged token revokes the whole session,
 * unless the request had been sent before the exchange: two tabs that race are not theft
 * (docs/decisions/0003-sessions.md).
 * @param receivedAt arrival of the request in milliseconds
 * @throws AppError `refresh_invalid`, `refresh_reused`
 */
export async function rotateSession(
  db: Database,
  clock: Clock,
  refreshToken: string,
  receivedAt: number,
): Promise<RotatedSession> {
  const oldHash = hashRefreshToken(refreshToken);
  const rotated = await db.transaction((tx) => exchange(tx, clock, oldHash));
  if (rotated) return rotated;
  await revokeIfReused(db, oldHash, receivedAt);
  const message = 'Your session has ended. Please log in again.';
  throw new AppError(ACCOUNT_ERRORS.refreshInvalid, { message });
}

async function exchange(tx: Transaction, clock: Clock, oldHash: string): Promise<RotatedSession | null> {
  const refreshToken = createRefreshToken();
  const now = new Date(clock());
  const [row] = await tx
    .update(sessions)
    .set({ token: hashRefreshToken(refreshToken), expiresAt: sessionEnd(clock), updatedAt: now })
    .where(and(eq(sessions.token, oldHash), gt(sessions.expiresAt, now), notExists(endedDemo(tx, now))))
    .returning({ userId: sessions.userId, sessionId: sessions.id });
  if (!row) return null;
  const usedAt = new Date(clock());
  await tx.insert(usedRefreshTokens).values({ tokenHash: oldHash, sessionId: row.sessionId, usedAt });
  return { ...row, refreshToken };
}

function endedDemo(tx: Transaction, now: Date) {
  const hasEnded = or(isNotNull(demoSessions.endedAt), lte(demoSessions.expiresAt, now));
  return tx
    .select({ one: sql`1` })
    .from(demoSessions)
    .where(and(eq(demoSessions.userId, sessions.userId), hasEnded));
}

async function revokeIfReused(db: Database, tokenHash: string, receivedAt: number): Promise<void> {
  const [used] = await db.select().from(usedRefreshTokens).where(eq(usedRefreshTokens.tokenHash, tokenHash));
  if (!used || receivedAt <= used.usedAt.getTime()) return;
  await db.delete(sessions).where(eq(sessions.id, used.sessionId));
  const message =
    'For your security this session was ended because its refresh token was used twice. Please log in again.';
  throw new AppError(ACCOUNT_ERRORS.refreshReused, { message });
}
