import { DAY_MS } from '@nova/shared/durations';
import type { Queryable, Transaction } from '@nova/db/database';
import { listLinks, newsletter, whitelistSignUps } from '@nova/db/schema/whitelist';
import { LIST_CONFIRM_DAYS, type MailList } from '@nova/shared/whitelist/constants';
import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { Language } from '@nova/shared/language/language';
import type { ApiContext } from '../../http/api-context.ts';
import { createConfirmToken, keyOf, keyOfToken } from './list-keys.ts';
import { mayWriteToList, consumeListSignUp } from './list-rates.ts';
import { sendListMail } from './send-list-mail.ts';

export interface ListSignUp {
  readonly email: string;
  readonly lists: readonly MailList[];
  /** The wallet that wants to buy early. */
  readonly address: Hex | null;
  readonly language: Language;
  /** Origin of the website at which the reader signs up. */
  readonly origin: string;
  readonly userId: string | null;
}

/**
 * Stores a sign-up and asks the owner of the address to confirm it by email. The response reveals nothing
 * about the address: known and unknown addresses take the same path, and only the owner reads the outcome.
 * @throws AppError `rate_limited`
 */
export async function signUpForLists(
  context: ApiContext,
  signUp: ListSignUp,
  clientAddress: string,
): Promise<void> {
  await consumeListSignUp(context, clientAddress);
  if (!(await mayWriteToList(context, signUp.email))) return;
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    await forgetUnconfirmed(tx, now);
    await store(tx, context, signUp, now);
    const open = await findOpen(tx, context, signUp);
    if (open.length === 0) return sendListMail(context, tx, { ...signUp, letter: 'already' });
    const confirmToken = createConfirmToken();
    const { email, address, language, origin, userId } = signUp;
    const expiresAt = new Date(now + LIST_CONFIRM_DAYS * DAY_MS);
    const link = { email, address, language, userId, lists: open, expiresAt };
    await tx.insert(listLinks).values({ ...link, tokenHash: keyOfToken(confirmToken) });
    return sendListMail(context, tx, {
      email,
      language,
      origin,
      lists: open,
      letter: 'confirm',
      confirmToken,
    });
  });
}

/** Deletes sign-ups that were not confirmed in time, because there is no consent to store their addresses. */
async function forgetUnconfirmed(tx: Transaction, now: number): Promise<void> {
  const before = new Date(now - LIST_CONFIRM_DAYS * DAY_MS);
  await tx.delete(listLinks).where(lt(listLinks.expiresAt, new Date(now)));
  await tx
    .delete(whitelistSignUps)
    .where(and(isNull(whitelistSignUps.confirmedAt), lt(whitelistSignUps.createdAt, before)));
  // A rewarded row keeps only its key, so that the next sign-up is not rewarded again.
  const isOld = and(isNull(newsletter.confirmedAt), lt(newsletter.createdAt, before));
  await tx.delete(newsletter).where(and(isOld, isNull(newsletter.rewardedAt)));
  await tx
    .update(newsletter)
    .set({ email: null, userId: null })
    .where(and(isOld, isNotNull(newsletter.email)));
}

/** Inserts a row for each list; an existing row is unchanged, because only a mailed link may change it. */
async function store(
  tx: Transaction,
  { config }: ApiContext,
  signUp: ListSignUp,
  now: number,
): Promise<void> {
  const { email, lists, address, language, userId } = signUp;
  const createdAt = new Date(now);
  const row = { email, language, userId, createdAt };
  if (lists.includes('whitelist')) {
    const key = keyOf(config.userHashPepper, 'whitelist', email);
    await tx
      .insert(whitelistSignUps)
      .values({ ...row, address, key })
      .onConflictDoNothing();
  }
  if (lists.includes('newsletter')) {
    const key = keyOf(config.userHashPepper, 'newsletter', email);
    await tx
      .insert(newsletter)
      .values({ ...row, key })
      .onConflictDoUpdate({ target: newsletter.key, set: row, setWhere: isNull(newsletter.email) });
  }
}

/** Returns the lists that the sign-up changes: not confirmed yet, or with another wallet. */
async function findOpen(tx: Queryable, { config }: ApiContext, signUp: ListSignUp): Promise<MailList[]> {
  const keys = signUp.lists.map((list) => keyOf(config.userHashPepper, list, signUp.email));
  const settled = await tx
    .select({ list: sql<MailList>`'whitelist'` })
    .from(whitelistSignUps)
    .where(
      and(
        inArray(whitelistSignUps.key, keys),
        isNotNull(whitelistSignUps.confirmedAt),
        signUp.address === null ? undefined : eq(whitelistSignUps.address, signUp.address),
      ),
    )
    .unionAll(
      tx
        .select({ list: sql<MailList>`'newsletter'` })
        .from(newsletter)
        .where(and(inArray(newsletter.key, keys), isNotNull(newsletter.confirmedAt))),
    );
  const isSettled = new Set(settled.map(({ list }) => list));
  return signUp.lists.filter((list) => !isSettled.has(list));
}
