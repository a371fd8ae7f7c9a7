import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { Context } from 'hono';
import type { AccessTokens, VerifiedSession } from './access-tokens.ts';
import type { ApiEnv } from '../api-router.ts';

const SESSION_TOKEN = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Returns whether a request only reads, by its method. */
export const isReading = (c: Context<ApiEnv>): boolean => READING.has(c.req.method);

/**
 * Returns whether the Authorization header contains a session token; the keys of partners have another
 * format.
 */
export const bearsSession = (c: Context<ApiEnv>): boolean =>
  SESSION_TOKEN.test(c.req.header('authorization') ?? '');

/**
 * Returns the session of a request; null without an Authorization header. An invalid or expired token is an
 * error, never silently treated as a visitor.
 * @throws AppError `unauthorized`
 */
export async function readSession(c: Context<ApiEnv>, tokens: AccessTokens): Promise<VerifiedSession | null> {
  const header = c.req.header('authorization');
  if (header === undefined) return null;
  const token = SESSION_TOKEN.exec(header)?.[1];
  if (token === undefined) {
    throw new AppError(COMMON_ERRORS.unauthorized, {
      message: "The Authorization header doesn't contain a valid session token. Log in again.",
    });
  }
  return tokens.verify(token);
}

/** Returns the session of a request that requires one. @throws AppError `unauthorized` */
export async function requireSession(c: Context<ApiEnv>, tokens: AccessTokens): Promise<VerifiedSession> {
  const session = await readSession(c, tokens);
  if (session === null) throw new AppError(COMMON_ERRORS.unauthorized, { message: 'Log in first.' });
  return session;
}
