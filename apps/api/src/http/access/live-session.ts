import type { Queryable } from '@nova/db/database';
import { loadTogether } from '@nova/runtime/load-together';
import { preparedQuery } from '@nova/db/queries/prepared-query';
import { sessions, users } from '@nova/db/schema/account';
import { demoSessions } from '@nova/db/schema/demo';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
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
export async function requireLiveSession(db: Queryable, clock: Clock, session: Session): Promise<void> {
  const [error] = await checkSessions(db, clock, [session]);
  if (error) throw error;
}

const NOW = sql.placeholder('now');

const liveSessions = preparedQuery((db) =>
  db
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(demoSessions, eq(demoSessions.userId, sessions.userId))
    .where(
      and(
        sql`${sessions.id} = any(${sql.placeholder('ids')}::uuid[])`,
        gt(sessions.expiresAt, NOW),
        isNull(users.deletedAt),
        or(isNull(demoSessions.userId), and(isNull(demoSessions.endedAt), gt(demoSessions.expiresAt, NOW))),
      ),
    ),
);

/** Returns for each session null if it is live, else `unauthorized`. */
async function checkSessions(
  db: Queryable,
  clock: Clock,
  given: readonly Session[],
): Promise<(AppError | null)[]> {
  const now = new Date(clock()).toISOString();
  const rows = await liveSessions(db).execute({ ids: given.map(({ sessionId }) => sessionId), now });
  const userOf = new Map(rows.map(({ id, userId }) => [id, userId]));
  return given.map(({ userId, sessionId }) =>
    userOf.get(sessionId) === userId
      ? null
      : new AppError(COMMON_ERRORS.unauthorized, { message: 'Your session has ended. Please log in again.' }),
  );
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
  const requireLive = loadTogether((given: readonly Session[]) => checkSessions(db, clock, given));
  return async (c, next) => {
    if (!isReading(c) && bearsSession(c) && !OWN_PROOF.has(c.req.path)) {
      const session = await readSession(c, tokens);
      if (session) await requireLive(session);
    }
    await next();
  };
}
