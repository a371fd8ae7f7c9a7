import { createHash, timingSafeEqual } from 'node:crypto';
import { users } from '@nova/db/schema/account';
import { auditLog } from '@nova/db/schema/admin';
import { demoSessions } from '@nova/db/schema/demo';
import { ADMIN_TOKEN_HEADER } from '@nova/shared/admin/contract';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { ApiContext } from '../api-context.ts';
import type { ApiEnv } from '../api-router.ts';
import { toClientNetworks } from '../limits/client-networks.ts';
import { requireLiveSession } from './live-session.ts';
import { consumeRate } from '../limits/rate-limit.ts';
import { isReading, readSession } from './session.ts';

/** An authenticated administrator. */
export interface Admin {
  readonly actor: 'token' | 'user';
  readonly userId: string | null;
  /** False for an auditor, who may only read. */
  readonly mayChange: boolean;
  /** ID of the entry in the audit log. */
  readonly auditId: number;
}

/**
 * Requests per network. The administration reloads up to six lists after each change, so a fast user needs
 * dozens within a few seconds. Guessing a token of at least 16 characters is hopeless at this rate.
 */
const ADMIN_RATE = { name: 'admin', perSecond: 5, burst: 300 } as const;

/** Roles with access: one may change, the other may only read. */
const ROLES = ['admin', 'auditor'] as const;
type AdminRole = (typeof ROLES)[number];

/**
 * Admits an account with the role admin, or a request with the admin token. The role auditor is admitted only
 * for reading, which is determined by the request's method. Every attempt is written to the audit log before
 * anything else happens (requirement 311).
 * @param action the attempt as named in the log
 * @throws AppError `rate_limited`; `unauthorized` without credentials, `forbidden` with insufficient ones
 */
export async function requireAdmin(
  context: ApiContext,
  c: Context<ApiEnv>,
  action: string,
  details?: Record<string, unknown>,
): Promise<Admin> {
  await consumeRate(context, ADMIN_RATE, c.var.clientAddress);
  const adminToken = c.req.header(ADMIN_TOKEN_HEADER);
  const session = adminToken === undefined ? await readSession(c, context.tokens) : null;
  // Ended sessions are refused for reading too, because the data is as valuable to a thief as changes are.
  if (session !== null) await requireLiveSession(context.db, context.clock, session);
  const isToken = adminToken !== undefined && isSameSecret(adminToken, context.config.adminToken);
  const role = session === null ? null : await readAdminRole(context, session.userId);
  const isUser = role === 'admin' || (role === 'auditor' && isReading(c));
  const actor = isToken ? 'token' : session === null ? 'nobody' : 'user';
  const [entry] = await context.db
    .insert(auditLog)
    .values({
      at: new Date(context.clock()),
      actor,
      userId: session?.userId ?? null,
      action,
      isAllowed: isToken || isUser,
      network: toClientNetworks(context.config.userHashPepper, c.var.clientAddress).network,
      details: details ?? null,
    })
    .returning({ id: auditLog.id });
  const auditId = entry!.id;
  if (isToken) return { actor: 'token', userId: null, mayChange: true, auditId };
  if (session !== null && isUser) {
    return { actor: 'user', userId: session.userId, mayChange: role === 'admin', auditId };
  }
  if (session === null) {
    throw new AppError(COMMON_ERRORS.unauthorized, {
      message: 'Admin token required. Send it in the `x-admin-token` header.',
    });
  }
  const message =
    role === 'auditor'
      ? 'Your role is read-only. Ask an administrator to change it.'
      : 'Administrators only.';
  throw new AppError(COMMON_ERRORS.forbidden, { message });
}

// Hashing first makes the comparison independent of the length, which must not be revealed.
function isSameSecret(candidate: string, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(candidate), hash(secret));
}

// A demo account is never an administrator, whatever its row contains.
async function readAdminRole({ db }: ApiContext, userId: string): Promise<AdminRole | null> {
  const demo = db
    .select({ one: sql`1` })
    .from(demoSessions)
    .where(eq(demoSessions.userId, userId));
  const [row] = await db
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt), notExists(demo)));
  return ROLES.find((role) => role === row?.role) ?? null;
}
