import type { Queryable } from '@nova/db/database';
import { sessions, users } from '@nova/db/schema/account';
import { and, eq, isNull } from 'drizzle-orm';
import {
  ACCESS_TOKEN_TTL_SECONDS,
  REFRESH_TOKEN_TTL_SECONDS,
  type SessionTokens,
} from '@nova/shared/account/schemas';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { AccessTokens, Session } from '../../http/access/access-tokens.ts';
import { toWireTime, type Clock } from '../../http/clock.ts';
import { createRefreshToken, hashRefreshToken } from './refresh-token.ts';

/** The device of a session as described by the request; shown in the session list. */
export interface Device {
  readonly clientAddress: string;
  readonly userAgent: string | undefined;
}

export interface OpenedSession extends Session {
  readonly tokens: SessionTokens;
}

const USER_AGENT_MAX = 300;

/**
 * Opens a session for an authenticated user, inside the transaction that verified the credentials.
 * @throws AppError `unauthorized` if the account was deleted in the meantime
 * @param replaced the user's previous session; it ends, so that an id from before authentication is no longer
 * valid
 */
export async function openSession(
  { tokens, clock }: { tokens: AccessTokens; clock: Clock },
  tx: Queryable,
  userId: string,
  device: Device,
  replaced: string | null,
): Promise<OpenedSession> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('share');
  if (!user)
    throw new AppError(COMMON_ERRORS.unauthorized, {
      message: 'This account no longer exists. Log in with another account or create a new one.',
    });
  if (replaced !== null) await tx.delete(sessions).where(eq(sessions.id, replaced));
  const refreshToken = createRefreshToken();
  const [row] = await tx
    .insert(sessions)
    .values({
      userId,
      token: hashRefreshToken(refreshToken),
      expiresAt: sessionEnd(clock),
      ipAddress: device.clientAddress,
      userAgent: device.userAgent?.slice(0, USER_AGENT_MAX),
    })
    .returning({ id: sessions.id });
  const session = { userId, sessionId: row!.id };
  return { ...session, tokens: await toSessionTokens(tokens, session, refreshToken) };
}

/** Returns when a session expires unless it is refreshed. */
export function sessionEnd(clock: Clock): Date {
  return new Date(clock() + REFRESH_TOKEN_TTL_SECONDS * 1000);
}

/** Returns the tokens of a session with a new access token, as sent to the client. */
export async function toSessionTokens(
  tokens: AccessTokens,
  session: Session,
  refreshToken: string,
): Promise<SessionTokens> {
  const { token, expiresAt } = await tokens.issue(session);
  return {
    access_token: token,
    refresh_token: refreshToken,
    expires_at: toWireTime(expiresAt),
    expires_in: ACCESS_TOKEN_TTL_SECONDS,
  };
}
