import type { Queryable, Transaction } from '@nova/db/database';
import { users } from '@nova/db/schema/account';
import { demoSessions } from '@nova/db/schema/demo';
import { wallets } from '@nova/db/schema/wallet';
import { ADMIN_ERRORS } from '@nova/shared/admin/errors';
import { type AdminUser, type Role, ROLES, type usersQuerySchema } from '@nova/shared/admin/lists';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { addressSchema } from '@nova/shared/hex';
import type { Page } from '@nova/shared/pagination';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { toWireTime } from '../../http/clock.ts';
import { readTimePage } from '../../http/requests/column-page.ts';
import { toPage } from '../../http/requests/page-cursor.ts';
import { microsOf, numberOfUuid } from '../../http/requests/time-position.ts';

type UserRow = typeof users.$inferSelect;
type UsersQuery = z.output<typeof usersQuerySchema>;
/** Placeholder addresses of accounts without an email (schema/account.ts). */
const NO_EMAIL = /@(wallet|deleted)\.invalid$/;

/** Lists accounts, newest first. */
export async function listUsers(db: Queryable, query: UsersQuery): Promise<Page<AdminUser>> {
  const { start, isAfter, order } = readTimePage(query.cursor, users.createdAt, [users.id, 'amount', 'uuid']);
  const rows = await db
    .select({ user: users, micros: microsOf(users.createdAt) })
    .from(users)
    .where(and(isAfter, isRole(query.role), query.search ? matches(query.search) : undefined))
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = toPage<(typeof rows)[number], string>(rows, query.limit, start, (row) => [
    row.micros,
    numberOfUuid(row.user.id),
  ]);
  return {
    ...page,
    items: await describeUsers(
      db,
      page.items.map(({ user }) => user),
    ),
  };
}

// The redundant condition makes PostgreSQL use the partial index of the few accounts with a role.
function isRole(role: Role | undefined): SQL | undefined {
  if (role === undefined) return undefined;
  return role === 'user' ? eq(users.role, role) : and(eq(users.role, role), sql`${users.role} <> 'user'`);
}

function matches(search: string): SQL {
  const address = addressSchema.safeParse(search);
  if (address.success) {
    return sql`${users.id} in (select user_id from app.wallets where address = ${address.data})`;
  }
  if (z.uuid().safeParse(search).success) return eq(users.id, search.toLowerCase());
  return eq(users.email, search.toLowerCase());
}

/**
 * Changes the role of an account.
 * @param changedBy the administrator; null with the admin token
 * @returns the account before and after
 * @throws AppError `not_found`, `own_role`, `role_refused`
 */
export async function changeRole(
  tx: Transaction,
  id: string,
  role: Role,
  changedBy: string | null,
): Promise<{ before: AdminUser; after: AdminUser }> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  if (!row) throw new AppError(COMMON_ERRORS.notFound, { message: 'Account not found. Check its ID.' });
  if (id === changedBy) {
    throw new AppError(ADMIN_ERRORS.ownRole, {
      message: "You can't change your own role. Ask another administrator.",
    });
  }
  const [before] = await describeUsers(tx, [row]);
  if (before!.is_demo || before!.is_deleted) {
    throw new AppError(ADMIN_ERRORS.roleRefused, {
      message: "Demo and deleted accounts can't have a role. Choose another account.",
    });
  }
  await tx.update(users).set({ role }).where(eq(users.id, id));
  return { before: before!, after: { ...before!, role } };
}

async function describeUsers(db: Queryable, rows: readonly UserRow[]): Promise<AdminUser[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [owned, demos] = await Promise.all([
    db
      .select({ userId: wallets.userId, address: wallets.address })
      .from(wallets)
      .where(inArray(wallets.userId, ids))
      .orderBy(desc(wallets.isPrimary), asc(wallets.createdAt)),
    db.select({ userId: demoSessions.userId }).from(demoSessions).where(inArray(demoSessions.userId, ids)),
  ]);
  const isDemo = new Set(demos.map(({ userId }) => userId));
  return rows.map((row) => ({
    id: row.id,
    created_at: toWireTime(row.createdAt),
    name: row.name,
    email: NO_EMAIL.test(row.email) ? null : row.email,
    is_confirmed: row.emailVerified,
    role: ROLES.find((role) => role === row.role) ?? 'user',
    is_demo: isDemo.has(row.id),
    is_deleted: row.deletedAt !== null,
    wallets: owned
      .filter(({ userId }) => userId === row.id)
      .map(({ address }) => addressSchema.parse(address)),
  }));
}
