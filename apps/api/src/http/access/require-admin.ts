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

/** How somebody has shown that they may. */
export interface Admin {
  readonly actor: 'token' | 'user';
  readonly userId: string | null;
  /** False for an auditor, who looks. */
  readonly mayChange: boolean;
  /** Its line in the audit log. */
  readonly auditId: number;
}

/**
 * Requests per network. The administration reads up to six lists again after each change, so a person who works quickly
 * needs dozens in a few seconds; guessing a token of 16 characters or more is
 * hopeless at any such rate.
 */
const ADMIN_RATE = { name: 'admin', perSecond: 5, burst: 300 } as const;

/** Roles whose accounts may do, and may only look. */
const ROLES = ['admin', 'auditor'] as const;
type AdminRole = (typeof ROLES)[number];

/**
 * Lets an account with role admin through, or the admin token of the header; role auditor only where nothing is
 * changed, which the method of the request tells; everybody else is refused. Every attempt is in the audit log before
 * anything happens (requirement 311).
 * @param action what is attempted, in the log's words
 * @throws AppError `rate_limited`; `unauthorized` without proof, `forbidden` with one that does not suffice
 */
export async function requireAdmin(
  context: ApiContext,
  c: Context<ApiEnv>,
  action: string,
  details?: Record<string, unknown>,
): Promise<Admin> {
  await consumeRate(context, ADMIN_RATE, c.var.clientAddress);
  const given = c.req.header(ADMIN_TOKEN_HEADER);
  const session = given === undefined ? await readSession(c, context.tokens) : null;
  // Looking is worth as much to a thief as changing is: ended sessions are refused for both.
  if (session !== null) await requireLiveSession(context.db, context.clock, session);
  const isToken = given !== undefined && isSameSecret(given, context.config.adminToken);
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
  const message = role === 'auditor' ? 'Your role is read-only.' : 'Administrators only.';
  throw new AppError(COMMON_ERRORS.forbidden, { message });
}

// Hashed first: the comparison takes as long whatever the length, and tells nothing about it.
function isSameSecret(given: string, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(secret));
}

// A demo account is never an administrator, whatever its row says.
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
