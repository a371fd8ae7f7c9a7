import type { Database, Transaction } from '@nova/db/database';
import { enqueueMail } from '@nova/db/enqueue-mail';
import { users } from '@nova/db/schema/account';
import { watchedAddresses, watchEvents } from '@nova/db/schema/labels';
import { tokens } from '@nova/db/schema/token';
import { WATCH_MAIL_INTERVAL_MS } from '@nova/shared/watchlist/constants';
import { composeWatchMail } from '@nova/shared/watchlist/mails';
import { and, asc, eq, exists, isNull, lte, not, or, sql } from 'drizzle-orm';

/** Transfers named in one email; the others are counted. */
const NAMED_MAX = 10;

interface MailContext {
  readonly db: Database;
  readonly clock: () => number;
  /** Origin of the website for the links. */
  readonly origin: string;
}

/**
 * Queues the next due email: all new transfers of one watched address, at most one email per hour. Email and marks
 * share one transaction, so no transfer is mailed twice.
 * @returns true if it queued one or found nobody to send it to, so another may be due
 */
export function mailTransfers({ db, clock, origin }: MailContext): Promise<boolean> {
  const now = new Date(clock());
  return db.transaction(async (tx) => {
    const watch = await takeDue(tx, new Date(now.getTime() - WATCH_MAIL_INTERVAL_MS));
    if (!watch) return false;
    const [user] = await tx
      .select({ email: users.email, language: users.language })
      .from(users)
      .where(and(eq(users.id, watch.userId), eq(users.emailVerified, true), isNull(users.deletedAt)));
    const isOpen = and(eq(watchEvents.watchId, watch.id), not(watchEvents.isMailDone));
    if (user) {
      const count = await tx.$count(watchEvents, isOpen);
      const transfers = await readTransfers(tx, isOpen);
      const mail = composeWatchMail({
        language: user.language ?? 'en',
        address: watch.address,
        transfers,
        count,
        origin,
        mailKey: watch.mailKey,
      });
      await enqueueMail(tx, user.email, mail);
      await tx.update(watchedAddresses).set({ mailedAt: now }).where(eq(watchedAddresses.id, watch.id));
    }
    await tx.update(watchEvents).set({ isMailDone: true }).where(isOpen);
    return true;
  });
}

async function takeDue(tx: Transaction, before: Date) {
  const open = tx
    .select({ id: watchEvents.id })
    .from(watchEvents)
    .where(and(eq(watchEvents.watchId, watchedAddresses.id), not(watchEvents.isMailDone)));
  const [watch] = await tx
    .select()
    .from(watchedAddresses)
    .where(
      and(
        watchedAddresses.wantsMail,
        or(isNull(watchedAddresses.mailedAt), lte(watchedAddresses.mailedAt, before)),
        exists(open),
      ),
    )
    .orderBy(asc(watchedAddresses.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return watch;
}

function readTransfers(tx: Transaction, isOpen: ReturnType<typeof and>) {
  const isHidden = sql`exists (select from app.hidden_tokens h where h.token = ${watchEvents.token})`;
  return tx
    .select({
      asset: watchEvents.asset,
      isIncoming: watchEvents.isIncoming,
      counterparty: watchEvents.counterparty,
      token: watchEvents.token,
      amount: watchEvents.amount,
      tokenId: watchEvents.tokenId,
      symbol: sql<string | null>`case when ${isHidden} then null else ${tokens.symbol} end`,
      decimals: tokens.decimals,
    })
    .from(watchEvents)
    .leftJoin(tokens, eq(tokens.address, watchEvents.token))
    .where(isOpen)
    .orderBy(asc(watchEvents.id))
    .limit(NAMED_MAX);
}
