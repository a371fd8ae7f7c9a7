import { z } from 'zod';
import { addressSchema, timeSchema } from '../hex.ts';

/** How long an access token lives, in seconds. It is a JWT checked without the database. */
export const ACCESS_TOKEN_TTL_SECONDS = 15 * 60;
/** How long a session lives without being refreshed, in seconds. */
export const REFRESH_TOKEN_TTL_SECONDS = 30 * 24 * 60 * 60;

/** A session as the browser keeps it. Each refresh token works once; reuse revokes the family. */
export const sessionTokensSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** When the access token ends. */
  expires_at: timeSchema,
});
export type SessionTokens = z.infer<typeof sessionTokensSchema>;

/** `POST /auth/v1/refresh`. */
export const refreshRequestSchema = z.object({ refresh_token: z.string().min(1).max(500) });

/** `POST /auth/v1/sign-out`: the session of this token; without one, the session of the Authorization header. */
export const signOutRequestSchema = refreshRequestSchema.partial();

/** `GET /auth/v1/user`: who the session is. */
export const sessionUserSchema = z.object({
  user: z.object({
    id: z.string(),
    email: z.string().nullable(),
    role: z.enum(['user', 'admin']),
    wallets: z.array(z.object({ address: addressSchema, is_primary: z.boolean() })),
  }),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;
