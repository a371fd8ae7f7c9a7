import type { Queryable } from '@nova/db/database';
import { sessions, users } from '@nova/db/schema/account';
import { demoSessions } from '@nova/db/schema/demo';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import type { Session } from './access-tokens.ts';
import type { ApiContext } from '../api-context.ts';
import type { ApiEnv } from '../api-router.ts';
import type { Clock } from '../clock.ts';
import { bearsSession, isReading, readSession } from './session.ts';

/**
 * Routes that authenticate by a token in the body, and must work after the session of the header has ended.
 */
const OWN_PROOF = new Set(['/auth/v1/refresh', '/auth/v1/sign-out']);

/**
 * Checks the session of an access token, which outlives it by up to 15 minutes: the session has not ended,
 * its account is not deleted, and its demo, if it is one, is still active.
 * @throws AppError `unauthorized`
 */
export async function requireLiveSession(
  db: Queryable,
  clock: Clock,
  { userId, sessionId }: Session,
): Promise<void> {
  const now = new Date(clock());
  const demoRuns = and(isNull(demoSessions.endedAt), gt(demoSessions.expiresAt, now));
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(demoSessions, eq(demoSessions.userId, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, now),
        isNull(users.deletedAt),
        or(isNull(demoSessions.userId), demoRuns),
      ),
    );
  if (row) return;
  throw new AppError(COMMON_ERRORS.unauthorized, {
    message: 'Your session has ended. Please log in again.',
  });
}

/**
 * Checks the session inside the transaction that adds a login method to the account. The row of the account
 * stays locked, as it does when sessions end, so that both operations are serialized.
 * @throws AppError `unauthorized`
 */
export async function lockLiveSession(tx: Queryable, clock: Clock, session: Session): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, session.userId)).for('update');
  await requireLiveSession(tx, clock, session);
}

/**
 * Refuses requests with the token of an ended session, unless they only read, before any route handles them.
 */
export function refuseEndedSessions({ db, clock, tokens }: ApiContext): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (!isReading(c) && bearsSession(c) && !OWN_PROOF.has(c.req.path)) {
      const session = await readSession(c, tokens);
      if (session) await requireLiveSession(db, clock, session);
    }
    await next();
  };
}
