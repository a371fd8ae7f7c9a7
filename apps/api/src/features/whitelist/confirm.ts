import type { Transaction } from '@nova/db/database';
import { listLinks, newsletter, whitelistSignUps } from '@nova/db/schema/whitelist';
import { AppError } from '@nova/shared/errors';
import { LIST_ERRORS } from '@nova/shared/whitelist/errors';
import type { ListConfirmation } from '@nova/shared/whitelist/schemas';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import { keyOf, keyOfToken } from './list-keys.ts';
import { sendListMail } from './send-list-mail.ts';

/**
 * Awards the newsletter's points to a user's wallet in the confirmation's transaction.
 * @returns the points; null without a wallet or if its limits are reached
 */
export type AwardNewsletter = (tx: Transaction, userId: string, occasion: string) => Promise<number | null>;

type Link = typeof listLinks.$inferSelect;

/**
 * Consumes a mailed link; exactly one of several concurrent callers succeeds. Confirms its lists, and rewards
 * the newsletter once per address, regardless of the account.
 * @param opened where the link was opened: its origin, and the user logged in there, for a sign-up made
 *   without an account
 * @throws AppError `list_link_invalid`
 */
export async function confirmLists(
  context: ApiContext,
  award: AwardNewsletter,
  token: string,
  opened: { readonly origin: string; readonly userId: string | null },
): Promise<ListConfirmation> {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    const isLink = and(
      eq(listLinks.tokenHash, keyOfToken(token)),
      gt(listLinks.expiresAt, new Date(clock())),
    );
    const [link] = await tx.delete(listLinks).where(isLink).returning();
    if (!link) throw linkInvalid();
    const userId = link.userId ?? opened.userId;
    if (link.lists.includes('whitelist')) await confirmWhitelist(context, tx, link, userId);
    const points = link.lists.includes('newsletter')
      ? await confirmNewsletter(context, tx, { link, userId, award })
      : null;
    const { email, language, lists } = link;
    await sendListMail(context, tx, { email, lists, language, origin: opened.origin, letter: 'welcome' });
    return { lists: link.lists, points };
  });
}

async function confirmWhitelist(
  { config, clock }: ApiContext,
  tx: Transaction,
  { email, address, language }: Link,
  userId: string | null,
): Promise<void> {
  const key = keyOf(config.userHashPepper, 'whitelist', email);
  const confirmedAt = new Date(clock());
  // The row was deleted in the meantime, but the owner of the mailbox confirms now.
  await tx
    .insert(whitelistSignUps)
    .values({ key, email, address, language, userId, confirmedAt, createdAt: confirmedAt })
    .onConflictDoUpdate({
      target: whitelistSignUps.key,
      set: { confirmedAt, ...(address === null ? {} : { address }), ...(userId === null ? {} : { userId }) },
    });
}

async function confirmNewsletter(
  { config, clock }: ApiContext,
  tx: Transaction,
  { link, userId, award }: { link: Link; userId: string | null; award: AwardNewsletter },
): Promise<number | null> {
  const { email, language } = link;
  const key = keyOf(config.userHashPepper, 'newsletter', email);
  const confirmedAt = new Date(clock());
  const [row] = await tx
    .insert(newsletter)
    .values({ key, email, language, userId, confirmedAt, createdAt: confirmedAt })
    .onConflictDoUpdate({ target: newsletter.key, set: { email, confirmedAt, language } })
    .returning();
  if (userId === null || row!.rewardedAt !== null) return null;
  const points = await award(tx, userId, key);
  if (points === null) return null;
  await tx
    .update(newsletter)
    .set({ rewardedAt: confirmedAt })
    .where(and(eq(newsletter.key, key), isNull(newsletter.rewardedAt)));
  return points;
}

function linkInvalid(): AppError {
  return new AppError(LIST_ERRORS.linkInvalid, {
    message: 'This link has expired or was already used. Please sign up again.',
  });
}
