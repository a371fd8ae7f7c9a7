import type { Queryable, Transaction } from '@nova/db/database';
import { users } from '@nova/db/schema/account';
import { watchedAddresses, watchEvents } from '@nova/db/schema/labels';
import { AppError } from '@nova/shared/errors';
import type { PageQuery } from '@nova/shared/pagination';
import { WATCHED_MAX } from '@nova/shared/watchlist/constants';
import { WATCH_ERRORS } from '@nova/shared/watchlist/errors';
import type { WatchChange, WatchedAddress, WatchPage } from '@nova/shared/watchlist/schemas';
import { and, eq } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toWireTime } from '../../http/clock.ts';
import { readColumnPage } from '../../http/requests/column-page.ts';
import { toPage } from '../../http/requests/page-cursor.ts';

const isOf = (userId: string, address: Hex) =>
  and(eq(watchedAddresses.userId, userId), eq(watchedAddresses.address, address));

/** Lists the addresses that an account watches, newest first. */
export async function listWatched(db: Queryable, userId: string, query: PageQuery): Promise<WatchPage> {
  const { start, isAfter, order } = readColumnPage(query.cursor, watchedAddresses.id);
  const rows = await db
    .select()
    .from(watchedAddresses)
    .where(and(eq(watchedAddresses.userId, userId), isAfter))
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.id]);
  return { ...page, items: page.items.map(toWatched) };
}

/** Returns how an account watches an address; null if it does not. */
export async function readWatched(
  db: Queryable,
  userId: string,
  address: Hex,
): Promise<WatchedAddress | null> {
  const [row] = await db.select().from(watchedAddresses).where(isOf(userId, address));
  return row ? toWatched(row) : null;
}

/** Watches an address, or changes how. @throws AppError `watch_limit`, `watch_needs_email` */
export async function watchAddress(
  tx: Transaction,
  userId: string,
  { address, now, ...change }: WatchChange & { readonly address: Hex; readonly now: Date },
): Promise<WatchedAddress> {
  // The lock makes simultaneous requests of one account count each other's addresses.
  const [user] = await tx
    .select({ emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (change.wants_mail && !user?.emailVerified) {
    throw new AppError(WATCH_ERRORS.needsEmail, {
      message: 'Your account has no confirmed email address. Add one in the settings first.',
    });
  }
  const set = {
    hasNac: change.has_nac,
    hasTokens: change.has_tokens,
    hasNfts: change.has_nfts,
    wantsMail: change.wants_mail,
  };
  const [changed] = await tx.update(watchedAddresses).set(set).where(isOf(userId, address)).returning();
  if (changed) {
    if (!change.wants_mail) await dropWaitingMail(tx, changed.id);
    return toWatched(changed);
  }
  const total = await tx.$count(watchedAddresses, eq(watchedAddresses.userId, userId));
  if (total >= WATCHED_MAX) {
    throw new AppError(WATCH_ERRORS.watchLimit, {
      message: `You already watch ${WATCHED_MAX} addresses. Stop watching one before you add another.`,
    });
  }
  const [added] = await tx
    .insert(watchedAddresses)
    .values({ userId, address, ...set, createdAt: now })
    .returning();
  return toWatched(added!);
}

/** Stops watching an address; its transfers leave the feed. */
export async function unwatchAddress(db: Queryable, userId: string, address: Hex): Promise<void> {
  await db.delete(watchedAddresses).where(isOf(userId, address));
}

/** Ends the emails about one address by the key in an email. @returns whether the key is known */
export async function endMail(tx: Transaction, mailKey: string): Promise<boolean> {
  const [watch] = await tx
    .update(watchedAddresses)
    .set({ wantsMail: false })
    .where(eq(watchedAddresses.mailKey, mailKey))
    .returning({ id: watchedAddresses.id });
  if (watch) await dropWaitingMail(tx, watch.id);
  return watch !== undefined;
}

/** Transfers that waited for an email are not mailed once emails are wanted again. */
async function dropWaitingMail(tx: Transaction, watchId: number): Promise<void> {
  await tx
    .update(watchEvents)
    .set({ isMailDone: true })
    .where(and(eq(watchEvents.watchId, watchId), eq(watchEvents.isMailDone, false)));
}

function toWatched(row: typeof watchedAddresses.$inferSelect): WatchedAddress {
  return {
    address: row.address,
    has_nac: row.hasNac,
    has_tokens: row.hasTokens,
    has_nfts: row.hasNfts,
    wants_mail: row.wantsMail,
    created_at: toWireTime(row.createdAt),
  };
}
