import type { Queryable } from '@nova/db/database';
import { whitelist, whitelistSignUps } from '@nova/db/schema/whitelist';
import type { ApprovedWallets } from '@nova/shared/admin/lists';
import { addressSchema } from '@nova/shared/hex';
import type { PageQuery } from '@nova/shared/pagination';
import type { WhitelistPage } from '@nova/shared/whitelist/schemas';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toWireTime } from '../../http/clock.ts';
import { readColumnPage, readTimePage } from '../../http/requests/column-page.ts';
import { toPage } from '../../http/requests/page-cursor.ts';
import { microsOf } from '../../http/requests/time-position.ts';

export interface WhitelistApproval {
  /** Lower case. */
  readonly address: Hex;
  /** Authentication of the administrator: admin token or user account. */
  readonly addedBy: 'token' | 'user';
  readonly userId: string | null;
  readonly at: Date;
}

/** Approves a wallet for buying before the public opening. @returns false if it was approved already */
export async function addToWhitelist(tx: Queryable, approval: WhitelistApproval): Promise<boolean> {
  const { address, addedBy, userId, at } = approval;
  const added = await tx
    .insert(whitelist)
    .values({ address, addedBy, addedByUser: userId, createdAt: at })
    .onConflictDoNothing()
    .returning({ address: whitelist.address });
  return added.length > 0;
}

/** Removes a wallet from the approved ones. @returns false if it was not approved */
export async function removeFromWhitelist(tx: Queryable, address: Hex): Promise<boolean> {
  const removed = await tx
    .delete(whitelist)
    .where(eq(whitelist.address, address))
    .returning({ address: whitelist.address });
  return removed.length > 0;
}

/** Returns whether a wallet (lower case) is approved. */
export async function isOnWhitelist(db: Queryable, address: Hex): Promise<boolean> {
  return (await db.$count(whitelist, eq(whitelist.address, address))) > 0;
}

/** Returns the number of approved wallets: the presale's `whitelistAdded` (requirement 318). */
export async function countWhitelist(db: Queryable): Promise<number> {
  return db.$count(whitelist);
}

/** Lists approved wallets, newest first. */
export async function listApprovedWallets(db: Queryable, query: PageQuery): Promise<ApprovedWallets> {
  const { createdAt, address } = whitelist;
  const { start, isAfter, order } = readTimePage(query.cursor, createdAt, [
    address,
    'address',
    (text) => text,
  ]);
  const rows = await db
    .select({ row: whitelist, micros: microsOf(createdAt) })
    .from(whitelist)
    .where(isAfter)
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = toPage<(typeof rows)[number], string>(rows, query.limit, start, (each) => [
    each.micros,
    each.row.address,
  ]);
  return {
    ...page,
    items: page.items.map(({ row }) => ({
      address: addressSchema.parse(row.address),
      at: toWireTime(row.createdAt),
      added_by: row.addedBy,
      user_id: row.addedByUser,
    })),
  };
}

/** Lists whitelist sign-ups, newest first. */
export async function listWhitelistSignUps(db: Queryable, query: PageQuery): Promise<WhitelistPage> {
  const { start, isAfter, order } = readColumnPage(query.cursor, whitelistSignUps.id);
  const rows = await db
    .select({ ...getTableColumns(whitelistSignUps), approved: whitelist.address })
    .from(whitelistSignUps)
    .leftJoin(whitelist, eq(whitelist.address, whitelistSignUps.address))
    .where(isAfter)
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.id]);
  return {
    ...page,
    items: page.items.map((row) => ({
      id: String(row.id),
      at: toWireTime(row.createdAt),
      email: row.email,
      address: row.address as Hex | null,
      language: row.language,
      confirmed_at: row.confirmedAt && toWireTime(row.confirmedAt),
      is_approved: row.approved !== null,
      user_id: row.userId,
    })),
  };
}
