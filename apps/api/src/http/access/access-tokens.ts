import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { ACCESS_TOKEN_TTL_SECONDS } from '@nova/shared/account/schemas';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Clock } from '../clock.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'nova';
/** Number of verified tokens that are remembered; one takes less than a kilobyte. */
const REMEMBERED_MAX = 10_000;

/** The requester according to the access token, without querying the database. */
export interface Session {
  readonly userId: string;
  readonly sessionId: string;
}

export interface VerifiedSession extends Session {
  /** Expiry of the token in milliseconds since 1970. */
  readonly expiresAt: number;
}

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

/**
 * Creates and verifies access tokens: JWTs that are valid for 15 minutes and signed with the server's secret.
 */
export interface AccessTokens {
  issue(session: Session): Promise<{ token: string; expiresAt: number }>;
  /** Verifies a token. @throws AppError `unauthorized` */
  verify(token: string): Promise<VerifiedSession>;
}

export function createAccessTokens(secret: string, clock: Clock): AccessTokens {
  const key = new TextEncoder().encode(secret);
  // Verifying the same token for every action took 15 % of the api's CPU time, and a browser sends one for a
  // quarter of an hour.
  const verified = new LRUCache<string, VerifiedSession>({ max: REMEMBERED_MAX });
  return {
    async issue({ userId, sessionId }) {
      const issuedAt = Math.floor(clock() / 1000);
      const expiresAt = issuedAt + ACCESS_TOKEN_TTL_SECONDS;
      const token = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt: expiresAt * 1000 };
    },
    async verify(token) {
      const remembered = verified.get(token);
      if (remembered && clock() < remembered.expiresAt) return remembered;
      try {
        const currentDate = new Date(clock());
        const options = { algorithms: [ALGORITHM], issuer: ISSUER, currentDate };
        const claims = claimsSchema.parse((await jwtVerify(token, key, options)).payload);
        const session = { userId: claims.sub, sessionId: claims.sid, expiresAt: claims.exp * 1000 };
        verified.set(token, session);
        return session;
      } catch (cause) {
        const message =
          cause instanceof errors.JWTExpired
            ? 'Your session has expired. Please log in again.'
            : 'The session token is not valid. Log in again.';
        throw new AppError(COMMON_ERRORS.unauthorized, { message, cause });
      }
    },
  };
}
