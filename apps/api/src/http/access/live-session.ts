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

/** Routes that bring a proof of their own in the body and must answer after the session of the header has ended. */
const OWN_PROOF = new Set(['/auth/v1/refresh', '/auth/v1/sign-out']);

/**
 * An access token outlives its session by up to 15 minutes, so its session is looked up: it has not ended, its account
 * is not deleted, and its demo, if it is one, still runs.
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
 * The same inside the transaction that gives the account another way to sign in. The row of the account stays locked,
 * as it does where sessions are ended, so that of both at once one follows the other.
 * @throws AppError `unauthorized`
 */
export async function holdLiveSession(tx: Queryable, clock: Clock, session: Session): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, session.userId)).for('update');
  await requireLiveSession(tx, clock, session);
}

/** Refuses every request that is no read and carries the token of an ended session, before any route sees it. */
export function refuseEndedSessions({ db, clock, tokens }: ApiContext): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (!isReading(c) && bearsSession(c) && !OWN_PROOF.has(c.req.path)) {
      const session = await readSession(c, tokens);
      if (session) await requireLiveSession(db, clock, session);
    }
    await next();
  };
}
